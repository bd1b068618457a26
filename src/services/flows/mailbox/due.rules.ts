import type { DueDone } from './mailbox.contract'

/** "subscription-manager: 12 moved, 0 failed" for each service. */
export function dueText({ isDone, done: services }: DueDone): string {
  const said = Object.entries(services).map(
    ([name, counts]) =>
      `${name}: ${Object.entries(counts)
        .map(([what, n]) => `${n} ${what}`)
        .join(', ')}`,
  )
  return `${said.join(' · ')}. ${isDone ? 'Nothing more is due.' : 'More is due: run it again.'}`
}
