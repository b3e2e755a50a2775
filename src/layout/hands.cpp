#include "layout/hands.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "layout/measures.hpp"

namespace dawson::layout {
namespace {

using chess::Kind;
using chess::Pocket;
using problem::HandPlace;

constexpr double widest_digit = 0.6;  // of the font's size

// What stands behind a man: how many there are.
std::string count_of(Pocket const& held) {
  return held.count > 1 ? std::to_string(held.count) : std::string();
}
double count_width(Pocket const& held) {
  return held.count > 1 ? part("hand count gap") + widest_digit * part("hand label size") *
                                                       static_cast<double>(count_of(held).size())
                        : 0;
}

class HandLayout {
 public:
  HandLayout(Scene& scene, std::vector<Pocket> const& hands, problem::View const& view)
      : scene_(scene) {
    for (Pocket const& held : hands) {
      bool const lower = (held.piece.side != chess::Side::black) != view.flip;
      (lower ? lower_ : upper_).push_back(&held);
      widest_count_ = std::max(widest_count_, count_width(held));
    }
  }

  // A column half a square away, or as many as the men need.
  void beside(bool right, double rank_labels) {
    double const height = scene_.height, usual = part("held man");
    auto const most = std::max(lower_.size(), upper_.size());
    while (columns_<most&& static_cast<double>(rows(lower_) + rows(upper_)) * usual> height)
      ++columns_;
    piece_ = std::min(usual, height / static_cast<double>(rows(lower_) + rows(upper_)));
    double const column = piece_ + widest_count_;
    double const width = static_cast<double>(columns_) * column;
    Rectangle const& frame = scene_.frame;
    double left = frame.x - rank_labels - part("hand gap") - width;
    if (right) {
      double const mover = scene_.to_move ? part("mover distance") + part("mover radius") : 0;
      left = frame.x + frame.width + std::max(part("hand gap"), mover + part("hand gap") / 2);
    }
    auto const put_all = [&](std::vector<Pocket const*> const& side, bool from_top) {
      for (std::size_t i = 0; i < side.size(); ++i) {
        std::size_t const row = i / columns_;
        double const up = static_cast<double>(row) * piece_;
        put(*side[i], left + static_cast<double>(i % columns_) * column,
            from_top ? height - up - piece_ : up);
      }
    };
    put_all(upper_, true);
    put_all(lower_, false);
    scene_.hand_area = {left, 0, width, height};
  }

  // A line for each side; one that is wider than the board is broken.
  void below() {
    piece_ = part("held man");
    double const top = lowest() - part("hand gap") / 2;
    double y = top, widest = scene_.width;
    for (auto const* side : {&upper_, &lower_}) {
      if (side->empty()) continue;
      double x = 0;
      y -= piece_;
      for (Pocket const* held : *side) {
        double const width = piece_ + count_width(*held);
        if (x > 0 && x + width > scene_.width) x = 0, y -= piece_;
        put(*held, x, y);
        x += width;
        widest = std::max(widest, x);
      }
    }
    scene_.hand_area = {0, y, widest, top - y};
  }

 private:
  std::size_t rows(std::vector<Pocket const*> const& side) const {
    return (side.size() + columns_ - 1) / columns_;
  }

  // Where the board ends with its coordinates.
  double lowest() const {
    bool const labelled = std::ranges::any_of(
        scene_.labels, [](Label const& label) { return label.place == LabelPlace::file; });
    return scene_.frame.y - (labelled ? part("file label gap") + part("outer label size") : 0);
  }

  void put(Pocket const& held, double x, double y) {
    scene_.held.push_back({{x, y, piece_, piece_}, held.piece});
    if (held.count > 1)
      scene_.labels.push_back({LabelPlace::hand,
                               {x + piece_ + part("hand count gap"), y + piece_ / 2},
                               count_of(held)});
  }

  Scene& scene_;
  std::vector<Pocket const*> lower_, upper_;  // by the end of the board that they belong to
  double widest_count_ = 0;
  std::size_t columns_ = 1;
  double piece_ = 0;
};

// Where a man comes among shogi's.
std::size_t place_in_shogi(chess::Piece const& piece) {
  constexpr auto names = std::to_array<std::string_view>(
      {"gold general", "silver general", "shogi knight", "lance", "shogi pawn"});
  if (piece.kind != Kind::named)
    return piece.kind == Kind::rook ? 0 : piece.kind == Kind::bishop ? 1 : 9;
  return 2 + static_cast<std::size_t>(std::ranges::find(names, piece.name) - names.begin());
}

}  // namespace

double rank_label_room(Scene const& scene, double size) {
  double room = 0;
  for (Label const& label : scene.labels)
    if (label.place == LabelPlace::rank)
      room = std::max(room, part("rank label gap") +
                                widest_digit * size * static_cast<double>(label.text.size()));
  return room;
}

std::vector<Pocket> in_printed_order(std::vector<Pocket> hands) {
  bool const shogi = std::ranges::any_of(hands, [](Pocket const& held) {
    return held.piece.kind == Kind::named &&
           (held.piece.name == "gold general" || held.piece.name == "shogi pawn");
  });
  if (shogi)
    std::ranges::stable_sort(hands, {}, [](Pocket const& held) {
      return std::pair(held.piece.side.name, place_in_shogi(held.piece));
    });
  return hands;
}

void place_hands(Scene& scene, std::vector<Pocket> const& hands, problem::View const& view,
                 double label_size) {
  if (hands.empty() || view.hand == HandPlace::text || view.hand == HandPlace::none) return;
  std::vector<Pocket> const ordered = in_printed_order(hands);
  HandLayout layout(scene, ordered, view);
  if (view.hand == HandPlace::below) layout.below();
  else layout.beside(view.hand == HandPlace::right, rank_label_room(scene, label_size));
}

}  // namespace dawson::layout
