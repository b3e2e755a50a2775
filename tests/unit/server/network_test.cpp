// Tests of the server on a socket: slow clients, broken requests, streams of events.
#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <boost/test/unit_test.hpp>
#include <chrono>
#include <optional>
#include <stdexcept>
#include <thread>
#include <vector>

#include "disk/descriptors.hpp"
#include "server/http/http_server.hpp"

using namespace dawson;
using namespace std::chrono_literals;

namespace {

class Client {
 public:
  explicit Client(std::uint16_t port) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    BOOST_REQUIRE(::connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0);
  }
  Client(Client&& other) noexcept : socket_(std::exchange(other.socket_, -1)) {}
  ~Client() { close(); }
  void close() {
    if (socket_ >= 0) ::close(std::exchange(socket_, -1));
  }

  void send(std::string const& text) {
    for (std::size_t at = 0; at < text.size();) {
      ssize_t const sent = ::send(socket_, text.data() + at, text.size() - at, MSG_NOSIGNAL);
      if (sent <= 0) return;
      at += static_cast<std::size_t>(sent);
    }
  }

  // Returns the data received until `end` arrives, the server closes, or nothing arrives for that
  // time.
  std::string read(std::string_view end = {}, std::chrono::milliseconds patience = 5s) {
    std::string out;
    char block[4096];
    while (end.empty() || out.find(end) == std::string::npos) {
      pollfd waiting{socket_, POLLIN, 0};
      if (::poll(&waiting, 1, static_cast<int>(patience.count())) <= 0) return out + "<nothing>";
      ssize_t const got = ::recv(socket_, block, sizeof block, 0);
      if (got <= 0) return out + (got < 0 ? "<reset>" : "");
      out.append(block, static_cast<std::size_t>(got));
    }
    return out;
  }

  std::string status() {
    std::string const all = read();
    return all.substr(0, 12);
  }

 private:
  int socket_;
};

std::string request(std::string const& path, std::string const& more = "Connection: close\r\n") {
  return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n" + more + "\r\n";
}

class Running {
 public:
  explicit Running(server::HttpLimits const& limits = {}, server::AccessLog log = {})
      : server_(
            "127.0.0.1", 0,
            [](server::Request const& asked, server::Answer answer) {
              server::Response out;
              out.body = asked.method + " " + asked.target + " " + asked.body;
              out.events = asked.target == "/events";
              if (asked.target == "/throws") throw std::runtime_error("thrown\n");
              if (asked.target == "/throws-a-number") throw 1;
              if (asked.target == "/large") out.body.assign(50'000'000, 'x');
              answer(std::move(out));
            },
            limits, std::move(log)),
        thread_([this] { server_.run(); }) {}
  ~Running() {
    server_.stop();
    thread_.join();
  }
  Client client() const { return Client(server_.port()); }
  server::HttpServer& server() { return server_; }

 private:
  server::HttpServer server_;
  std::thread thread_;
};

server::HttpLimits impatient() {
  server::HttpLimits limits;
  limits.wait = 300ms;
  return limits;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_connection_serves_requests_one_after_another) {
  Running running;
  Client client = running.client();
  client.send(request("/one", ""));
  BOOST_TEST(client.read("GET /one ").find("200 OK") != std::string::npos);
  client.send("POST /two HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc");
  BOOST_TEST(client.read("POST /two abc").find("200 OK") != std::string::npos);
  client.send("HEAD /three HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  std::string const head = client.read();
  BOOST_TEST(head.find("Content-Length: 12") != std::string::npos);
  BOOST_TEST(head.ends_with("\r\n\r\n"));
}

BOOST_AUTO_TEST_CASE(the_server_survives_any_exception_in_an_answer) {
  Running running;
  for (char const* const path : {"/throws", "/throws-a-number"}) {
    Client client = running.client();
    client.send(request(path));
    BOOST_TEST(client.status() == "HTTP/1.1 500", path);
  }
  Client client = running.client();
  client.send(request("/one"));
  BOOST_TEST(client.status() == "HTTP/1.1 200");
}

BOOST_AUTO_TEST_CASE(each_answer_is_logged) {
  std::vector<std::string> log;
  server::HttpLimits limits;
  limits.target = 100;
  {
    Running running(limits, [&](server::Served const& one) {
      log.push_back(one.client + " " + one.request + " " + std::to_string(one.status) + " " +
                    std::to_string(one.bytes));
    });
    Client client = running.client();
    client.send(request("/one", ""));
    client.read("GET /one ");
    client.send("HEAD /two HTTP/1.1\r\nHost: x\r\n\r\n");
    client.read("\r\n\r\n");
    client.send(request("/throws"));
    client.read();
    Client broken = running.client();
    broken.send("nonsense\r\n\r\n");
    broken.read();
    Client lengthy = running.client();
    lengthy.send(request("/" + std::string(100, 'x')));
    lengthy.read();
  }
  BOOST_TEST_REQUIRE(log.size() == 5u);
  BOOST_TEST(log[0] == "127.0.0.1 GET /one HTTP/1.1 200 9");
  BOOST_TEST(log[1] == "127.0.0.1 HEAD /two HTTP/1.1 200 0");
  BOOST_TEST(log[2].starts_with("127.0.0.1 GET /throws HTTP/1.1 500 "), log[2]);
  BOOST_TEST(log[3].starts_with("127.0.0.1  400 "), log[3]);
  BOOST_TEST(log[4].find(" HTTP/1.1 414 ") != std::string::npos, log[4]);
}

BOOST_AUTO_TEST_CASE(log_lines_have_the_common_format_for_any_request) {
  auto const when = std::chrono::system_clock::from_time_t(951827696);  // a day in a leap year
  BOOST_TEST(server::access_line({"::1", "GET / HTTP/1.1", 200, 12}, when) ==
             "::1 - - [29/Feb/2000:12:34:56 +0000] \"GET / HTTP/1.1\" 200 12\n");
  BOOST_TEST(server::access_line({"", "", 400, 3}, when) ==
             "- - - [29/Feb/2000:12:34:56 +0000] \"-\" 400 3\n");
  BOOST_TEST(server::access_line({"x", "GET /\"\\\n\xff HTTP/1.1", 404, 0}, when) ==
             "x - - [29/Feb/2000:12:34:56 +0000] "
             "\"GET /\\\"\\\\\\x0a\\xff HTTP/1.1\" 404 0\n");
}

BOOST_AUTO_TEST_CASE(a_request_must_name_exactly_one_host) {
  Running running;
  Client client = running.client();
  client.send(request("/one", "Host: localhost\r\nConnection: close\r\n"));
  BOOST_TEST(client.status() == "HTTP/1.1 400");
}

BOOST_AUTO_TEST_CASE(clients_wait_if_no_descriptors_are_left) {
  Running running;
  rlimit default_value{};
  ::getrlimit(RLIMIT_NOFILE, &default_value);
  rlimit few = default_value;
  few.rlim_cur = 200;
  BOOST_REQUIRE(::setrlimit(RLIMIT_NOFILE, &few) == 0);
  std::vector<int> all;
  for (int one = ::dup(0); one >= 0; one = ::dup(0)) all.push_back(one);
  BOOST_REQUIRE(!all.empty());
  ::close(all.back());  // for the client only
  all.pop_back();
  Client waiting = running.client();
  waiting.send(request("/one"));
  BOOST_TEST(waiting.read("HTTP", 300ms) == "<nothing>");
  for (int const one : all) ::close(one);
  ::setrlimit(RLIMIT_NOFILE, &default_value);
  BOOST_TEST(waiting.status() == "HTTP/1.1 200");
}

BOOST_AUTO_TEST_CASE(invalid_or_oversized_requests_are_refused) {
  Running running;
  std::pair<std::string, char const*> const cases[] = {
      {"nonsense\r\n\r\n", "HTTP/1.1 400"},
      {"GET / HTTP/9.9\r\n\r\n", "HTTP/1.1 400"},
      {std::string("GET / HTTP/1.1\r\nHo\0st: x\r\n\r\n", 26), "HTTP/1.1 400"},
      {request("/" + std::string(9000, 'x')), "HTTP/1.1 414"},
      {request("/", "X: " + std::string(20000, 'x') + "\r\n"), "HTTP/1.1 431"},
      {"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n\r\n", "HTTP/1.1 413"},
      {"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999999\r\n\r\n",
       "HTTP/1.1 400"},
      {"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", "HTTP/1.1 400"},
  };
  for (auto const& [text, wanted] : cases) {
    Client client = running.client();
    client.send(text);
    BOOST_TEST(client.status() == wanted, text.substr(0, 60));
  }
}

BOOST_AUTO_TEST_CASE(slow_clients_are_dropped_and_delay_no_others) {
  Running running(impatient());
  Client silent = running.client();
  Client halfway = running.client();
  halfway.send("GET / HTTP/1.1\r\nHost: x");
  Client reader = running.client();
  reader.send(request("/large"));  // and never reads
  Client other = running.client();
  other.send(request("/"));
  BOOST_TEST(other.status() == "HTTP/1.1 200");
  BOOST_TEST(silent.read() == "");
  BOOST_TEST(halfway.read() == "");
  std::this_thread::sleep_for(600ms);
  BOOST_TEST(reader.read().size() < 50'000'000U);
}

BOOST_AUTO_TEST_CASE(the_number_of_connections_is_limited) {
  server::HttpLimits limits;
  limits.connections = 4;
  Running running(limits);
  std::vector<Client> clients;
  for (int i = 0; i < 4; ++i) clients.push_back(running.client());
  for (Client& one : clients) {
    one.send(request("/events", ""));
    BOOST_TEST(one.read("\r\n\r\n").starts_with("HTTP/1.1 200"));
  }
  Client refused = running.client();
  refused.send(request("/"));
  BOOST_TEST(refused.status() == "HTTP/1.1 503");
  Client asking = running.client();
  asking.send(request("/health"));
  BOOST_TEST(asking.status() == "HTTP/1.1 200");
  clients.front().close();
  for (int i = 0; i < 100; ++i) {  // until the server has seen it
    Client late = running.client();
    late.send(request("/"));
    if (late.status() == "HTTP/1.1 200") return;
    std::this_thread::sleep_for(20ms);
  }
  BOOST_ERROR("no client is accepted after one has left");
}

BOOST_AUTO_TEST_CASE(a_new_client_takes_the_place_of_the_one_that_waits_longest) {
  server::HttpLimits limits;
  limits.connections = 2;
  Running running(limits);
  Client first = running.client(), second = running.client();
  for (Client* one : {&first, &second}) {
    one->send(request("/", ""));
    one->read("GET / ");
  }
  Client third = running.client();
  third.send(request("/", ""));
  BOOST_TEST(third.read("GET / ").starts_with("HTTP/1.1 200"));
  BOOST_TEST(first.read() == "");
  second.send(request("/", ""));
  BOOST_TEST(second.read("GET / ").starts_with("HTTP/1.1 200"));
}

BOOST_AUTO_TEST_CASE(refused_connections_are_logged_once_a_second_with_their_number) {
  std::vector<std::size_t> refused;
  server::HttpLimits limits;
  limits.connections = 1;
  {
    Running running(limits, [&](server::Served const& one) {
      if (one.status == 503) refused.push_back(one.refused);
    });
    Client waiting = running.client();
    waiting.send(request("/events", ""));
    waiting.read("\r\n\r\n");
    for (int i = 0; i < 3; ++i) {
      Client client = running.client();
      client.send(request("/"));
      client.read();
    }
    std::this_thread::sleep_for(1200ms);
  }
  BOOST_TEST(refused == std::vector<std::size_t>{3}, boost::test_tools::per_element());
  BOOST_TEST(
      server::access_line({{}, {}, 503, 0, 3}, {}).ends_with("\"3 connections refused\" 503 0\n"));
}

BOOST_AUTO_TEST_CASE(events_reach_all_waiting_clients) {
  server::HttpLimits limits;
  limits.event_streams = 2;
  Running running(limits);
  running.server().emit("built", "1");
  Client one = running.client(), two = running.client(), three = running.client();
  one.send(request("/events"));
  BOOST_TEST(one.read("data: 1\n\n").find("event: built") != std::string::npos);
  two.send(request("/events"));
  two.read("data: 1\n\n");
  three.send(request("/events"));
  BOOST_TEST(three.status() == "HTTP/1.1 503");
  running.server().emit("built", "2");
  BOOST_TEST(one.read("data: 2\n\n").find("data: 2") != std::string::npos);
  BOOST_TEST(two.read("data: 2\n\n").find("data: 2") != std::string::npos);
  one.close();
  for (int number = 3; number < 6; ++number) running.server().emit("built", std::to_string(number));
  BOOST_TEST(two.read("data: 5\n\n").find("data: 5") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_server_can_stop_while_clients_are_connected) {
  auto const start = std::chrono::steady_clock::now();
  std::optional<Client> waiting, idle;
  {
    Running running;
    waiting.emplace(running.client());
    waiting->send(request("/events"));
    waiting->read("\r\n\r\n");
    idle.emplace(running.client());
    std::this_thread::sleep_for(50ms);
  }
  BOOST_TEST((std::chrono::steady_clock::now() - start < 3s));
  BOOST_TEST(waiting->read() == "");
  BOOST_TEST(idle->read() == "");
}

BOOST_AUTO_TEST_CASE(a_port_in_use_is_reported) {
  Running running;
  BOOST_CHECK_EXCEPTION(server::HttpServer("127.0.0.1", running.server().port(),
                                           [](server::Request const&, server::Answer const&) {}),
                        run::SystemError, [](run::SystemError const& error) {
                          return std::string(error.what()).find("Address already in use") !=
                                 std::string::npos;
                        });
  BOOST_CHECK_THROW(
      server::HttpServer("nowhere", 0, [](server::Request const&, server::Answer const&) {}),
      run::SystemError);
}

BOOST_AUTO_TEST_CASE(idle_clients_after_an_answer_do_not_count_as_connections) {
  server::HttpLimits limits;
  limits.connections = 4;
  Running running(limits);
  std::vector<Client> answered;
  for (int i = 0; i < 12; ++i) {
    Client& one = answered.emplace_back(running.client());
    one.send(request("/"));
    BOOST_TEST(one.status() == "HTTP/1.1 200");  // and the socket stays open at this end
  }
}
