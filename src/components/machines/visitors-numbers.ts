import type { VisitorsOfMachine } from '~/services/flows/visitors/visitors.contract'
import type { Numbers } from './numbers'

/** What is shown of visitors, in the words of the page. */
export function numbersOf({ of, beside, visits, compared }: VisitorsOfMachine): Numbers {
  const first = { name: compared ? nameOf(of) : 'Times', visits }
  return { groups: compared ? [first, { name: nameOf(beside ?? ''), visits: compared }] : [first] }
}

/** `flag:variant`; of a flag that is on or off the word alone would say nothing. */
const nameOf = (choice: string) => (choice === '' ? 'All variants' : choice.replace(':', ': '))
