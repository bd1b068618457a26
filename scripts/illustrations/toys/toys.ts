import * as dolls from './dolls.ts'
import * as fifthYear from './fifth-year.ts'
import * as firstMonths from './first-months.ts'
import * as firstSteps from './first-steps.ts'
import * as firstYear from './first-year.ts'
import * as fourthYear from './fourth-year.ts'
import * as goods from './goods.ts'
import * as helpingHands from './helping-hands.ts'
import * as secondYear from './second-year.ts'
import * as skillSets from './skill-sets.ts'
import * as thirdYear from './third-year.ts'

export const toys = {
  ...firstMonths,
  ...firstYear,
  ...firstSteps,
  ...secondYear,
  ...helpingHands,
  ...thirdYear,
  ...fourthYear,
  ...fifthYear,
  ...goods,
  ...dolls,
  ...skillSets,
}

export type ToyName = keyof typeof toys
