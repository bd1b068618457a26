import { marks, type Reading } from '../../runtime/reading'
import type { cartRulesMachine } from './cart-rules.machine'

export function connectCartRules(snapshot: Reading<typeof cartRulesMachine>) {
  return marks('cartRules', snapshot)
}
