import { badge } from '#styled/recipes'

export const badges = {
  accent: badge({ tone: 'accent' }),
  solid: badge({ tone: 'solid' }),
  sun: badge({ tone: 'sun' }),
  ok: badge({ tone: 'ok' }),
  plain: badge({ tone: 'plain' }),
  indigo: badge({ tone: 'indigo' }),
  deepBlue: badge({ tone: 'deepBlue' }),
  darkGray: badge({ tone: 'darkGray' }),
  lime: badge({ tone: 'lime' }),
  red: badge({ tone: 'red' }),
}
export type BadgeTone = keyof typeof badges
