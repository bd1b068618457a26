import { readFileSync } from 'node:fs'

/** A rule of docs/specification/rules.md: what it says, and under which heading it stands. */
type Sentence = { id: string; part: string; text: string }

const LINE = /^- \*\*([A-Z]-\d+)\*\* (.+)$/

function sentencesIn(file: string): Sentence[] {
  let part = ''
  return readFileSync(`docs/specification/${file}.md`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      part = /^## (.+)$/.exec(line)?.[1] ?? part
      const [, id, text] = LINE.exec(line) ?? []
      return id && text ? [{ id, part, text }] : []
    })
}

/** Everything that the shop must do, in the order in which it is written. */
export const allSentences = (): Sentence[] => sentencesIn('rules')

/** What each decision that a machine stands on says: those of the rules in a sentence, those of the code by their titles. */
export function allDecisions(): Record<string, string> {
  const settled = sentencesIn('decisions').map(({ id, text }) => [id, text])
  const listed = readFileSync('docs/decisions/README.md', 'utf8').matchAll(/^- \[(\d{4})\]\([^)]+\) (.+)$/gm)
  const built = [...listed].map(([, number = '', title]) => [`ADR-${number}`, title])
  return Object.fromEntries([...settled, ...built])
}

const RANGE = /\b([A-Z]-)(\d{3})(?:…| to )\1?(\d{3})\b/g
const RULE = /\b[ADFS]-\d{2,3}[a-z]?\b/g

/** Ids of rules in a text; `S-290 to S-294` and `S-177…S-180` are all of those. */
export function rulesNamedIn(text: string): string[] {
  const ranges = [...text.matchAll(RANGE)].flatMap(([, letter = '', first, last]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, at) => letter + String(Number(first) + at).padStart(3, '0'),
    ),
  )
  return [...new Set([...(text.match(RULE) ?? []), ...ranges])]
}
