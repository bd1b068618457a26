import type { z } from 'zod'
import { QA_WORDS } from './qa-words'

type Issue = z.core.$ZodIssue
/** A field that is wrong: where it stands, as `outcome.status`, and what is expected there. */
type Complaint = { path: string; expected: string }

/** Every field of a body that is wrong, each for itself. */
export const complaintsOf = (issues: readonly Issue[]): Complaint[] => issues.flatMap(complaintsAbout)

function complaintsAbout(issue: Issue): Complaint[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: pathOf(issue.path), expected: expectedBy(issue) }]
  return issue.keys.map((key) => ({ path: pathOf([...issue.path, key]), expected: QA_WORDS.unknown }))
}

const pathOf = (path: readonly PropertyKey[]) => path.map(String).join('.') || QA_WORDS.body

function expectedBy(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return kindOf(issue.expected)
    case 'invalid_value':
      return oneOf(issue.values)
    case 'invalid_union':
      return 'options' in issue && issue.options ? oneOf(issue.options) : QA_WORDS.another
    case 'invalid_format':
      return issue.format === 'datetime' ? QA_WORDS.instant : QA_WORDS.another
    case 'too_small':
      return issue.inclusive === false ? QA_WORDS.above(`${issue.minimum}`) : least(issue)
    case 'too_big':
      return issue.inclusive === false ? QA_WORDS.below(`${issue.maximum}`) : most(issue)
    default:
      return issue.code === 'custom' ? issue.message : QA_WORDS.another
  }
}

const kindOf = (expected: string) =>
  Object.entries(QA_WORDS.kinds).find(([kind]) => kind === expected)?.[1] ?? QA_WORDS.another

const oneOf = (values: readonly unknown[]) =>
  values.length === 1 ? QA_WORDS.only(String(values[0])) : QA_WORDS.oneOf(values.map(String).join(', '))

const least = ({ origin, minimum }: z.core.$ZodIssueTooSmall) =>
  QA_WORDS.least[origin === 'string' ? 'string' : 'number'](`${minimum}`)
const most = ({ origin, maximum }: z.core.$ZodIssueTooBig) =>
  QA_WORDS.most[origin === 'string' ? 'string' : 'number'](`${maximum}`)
