import type { StageTask } from './messages.contract'

/** A stage as an address says it, but for what it is told besides. */
type Recipe = Omit<StageTask, 'kind'>

const [KEEPS, HOLDS] = ['keep:', 'hold:']

/**
 * 'signIn/confirmCode~2 keep:locale CHANGE done:confirm': the actor by the ids on the way down, `~2` where its model starts from
 * its second input, what of that input stays as it is on the page, and the names of steps. `hold:viewport`: a listener that
 * stands still from then on.
 */
export function recipeText({ flow, within, keeps, holds = [], start, steps }: Recipe): string {
  const place = [flow, ...within].join('/')
  const words = [...keeps.map((name) => `${KEEPS}${name}`), ...holds.map((name) => `${HOLDS}${name}`), ...steps]
  return [start === 0 ? place : `${place}~${start + 1}`, ...words].join(' ')
}

/** Null for what is no recipe. */
export function recipeOf(text: string): Recipe | null {
  const [place = '', ...words] = text.trim().split(/\s+/)
  const [, way = '', number = '1'] = /^([^~]+)(?:~([1-9]\d{0,2}))?$/.exec(place) ?? []
  const [flow = '', ...within] = way.split('/')
  if (flow === '' || within.includes('')) return null
  const after = (mark: string) => words.filter((word) => word.startsWith(mark)).map((word) => word.slice(mark.length))
  const holds = after(HOLDS)
  return {
    ...{ flow, within, keeps: after(KEEPS), ...(holds.length > 0 ? { holds } : {}) },
    start: Number(number) - 1,
    steps: words.filter((word) => ![KEEPS, HOLDS].some((mark) => word.startsWith(mark))),
  }
}
