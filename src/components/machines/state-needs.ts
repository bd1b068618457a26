import type { Need } from '~/services/flows/machines/needs.rules'

const TOLD = { child: 'tells of a child', plan: 'tells of a child and a plan' } as const

/** 'signs in as admin@, looks at the account of parent@' */
export const wordsOfNeeds = (needs: readonly Need[]): string => needs.map(wordsOf).join(', ')

function wordsOf(need: Need): string {
  switch (need.kind) {
    case 'signIn':
      return `signs in as ${need.persona}@`
    case 'signOut':
      return 'signs out'
    case 'preview':
      return `looks at the account of ${need.of}@`
    case 'tell':
      return TOLD[need.about]
    case 'flag':
      return `turns on ${need.key}`
  }
}
