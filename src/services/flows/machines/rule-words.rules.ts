import type { RuleOfPage, RuleState } from './machines.contract'

/** What is known of a rule, in the word that stands beside it and by which it is looked for. */
export const STATE_WORDS: Record<RuleState, string> = {
  passes: 'passes',
  fails: 'fails',
  notRun: 'tested',
  waived: 'waived',
  untested: 'untested',
}

/** Where a search looks, in small letters. */
export const wordsOfRule = ({ id, part, text, state, keepers, tests, waiver }: RuleOfPage): string =>
  [
    ...[id, part, text, STATE_WORDS[state], waiver ?? ''],
    ...keepers.map(({ machine, title }) => `${machine} ${title}`),
    ...tests.map(({ file, title }) => `${file} ${title}`),
  ]
    .join(' ')
    .toLowerCase()
