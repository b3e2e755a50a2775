#!/usr/bin/env python3
"""Tests of the scripts that check texts: prose.py, messages.py and spelling.py."""
import re
import unittest

import messages
import prose
import spelling


def faults(*lines):
    """What messages.py reports of a source text, without the texts themselves."""
    return [re.sub(r'^(?:help )?".*?" (?=[`ahse])', '', what) for _, _, what in messages.findings('\n'.join(lines) + '\n')]


class Prose(unittest.TestCase):
    def test_each_term_finds_its_bad_sentence_and_not_its_good_one(self):
        for term in prose.WORDS:
            with self.subTest(term.pattern):
                self.assertRegex(term.bad, re.compile(term.pattern, re.I))
                self.assertNotRegex(term.good, re.compile(term.pattern, re.I))
                self.assertEqual(list(prose.idioms(term.good)), [])

    def test_each_exception_is_needed(self):
        for pattern, reason in prose.ALLOWED:
            with self.subTest(reason):
                text = re.sub(r'\\b', '', pattern)
                self.assertTrue(any(re.search(term.pattern, text) for term in prose.WORDS))
                self.assertEqual(list(prose.idioms(text)), [])

    def test_code_headings_quotations_and_first_cells_are_not_read(self):
        text = '# men\n\n`men` and `` `men` ``\n\n```\nmen\n```\n\n    men\n\n> men\n\n| men | page |\n|---|---|\n| men | [men](#men) |\n'
        self.assertEqual([line for line, _ in prose.findings(text)], [15])
        self.assertEqual([line for line, words in prose.prose(text, names=True) if 'men' in words], [1, 13, 15, 15])

    def test_a_long_sentence_is_reported_with_its_length(self):
        (line, what), = prose.findings('Short.\n\n' + 'word ' * 40 + 'end.\n')
        self.assertEqual(line, 3)
        self.assertIn('a sentence of 204 characters', what)
        self.assertEqual(list(prose.findings('word ' * 20 + 'end. ' + 'word ' * 20 + 'end.\n')), [])


class Messages(unittest.TestCase):
    def test_a_good_message_is_not_reported(self):
        self.assertEqual(faults('return text::error("E-FIELD", where, fmt::format("unknown field `{}`", name),',
                                '                   "did you mean `author`?");'), [])
        self.assertEqual(faults('text::warning("W-PAINT", where, "unknown colour; printed black");'), [])

    def test_bad_messages_are_reported(self):
        for message, fault in [('"' + 'a' * 81 + '"', 'has 81 characters'),
                               ('"unknown field."', 'ends with a full stop'),
                               ('"is this a field?"', 'asks a question'),
                               ('"text behind the field"', '`behind`: write after'),
                               ('"Unknown field"', 'starts with a capital'),
                               ('several ? "unknown field." : "no field"', 'ends with a full stop'),
                               ('"unknown "\n    "field."', 'ends with a full stop')]:
            with self.subTest(message):
                self.assertEqual(faults(f'return text::error("E-FIELD", where, {message}, "write a name");'), [fault])

    def test_bad_hints_are_reported(self):
        self.assertEqual(faults('text::error("E-FIELD", where, "unknown field", "write a name.");'), ['ends with a full stop'])
        self.assertEqual(faults('text::error("E-FIELD", where, "unknown field", "is it a name?");'), ['asks a question'])

    def test_an_error_without_help_is_reported_and_a_warning_is_not(self):
        self.assertEqual(faults('return text::error("E-FIELD", where, "unknown field");'), ['has no help'])
        self.assertEqual(faults('return text::warning("W-FIELD", where, "unknown field");'), [])

    def test_code_filled_in_values_comments_and_conditions_are_not_read(self):
        self.assertEqual(faults('text::warning("W-FIELD", where, "`men` has no {name_of_the_field}");',
                                '// text::error("E-FIELD", where, "Unknown.");',
                                'text::warning("W-FIELD", where, name == "men" ? "unknown field" : "unknown value");'), [])


class Spelling(unittest.TestCase):
    def test_words_are_split_as_readers_see_them(self):
        self.assertEqual(list(spelling.words("Popeye's half-moves, don’t `cod` \\cite {nam} src/pla.cpp 3rd h=2 E-FIELD a")),
                         ['Popeye', 'half', 'moves', "don't"])

    @unittest.skipIf(spelling.missing(), spelling.missing())
    def test_slips_and_american_spellings_are_unknown(self):
        self.assertEqual(spelling.unknown(['colour', 'color', 'recieve', 'receive', 'centre', 'center']), {'color', 'recieve', 'center'})

    @unittest.skipIf(spelling.missing(), spelling.missing())
    def test_the_list_has_no_words_of_the_dictionary(self):
        self.assertEqual(spelling.listed() - spelling.unknown(spelling.listed()), set())


if __name__ == '__main__':
    unittest.main()
