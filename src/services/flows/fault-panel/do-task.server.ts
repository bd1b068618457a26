import { dueText } from '~/services/flows/mailbox/due.rules'
import { daysInMs } from '~/services/flows/mailbox/mailbox.contract'
import type { FaultRule } from '~/services/platform/faults/faults.contract'
import { runDue } from '~/services/platform/lifecycle/service-jobs.server'
import { qaState } from '~/services/platform/qa/qa-state.server'
import { forgetAnswers } from '~/services/request/documents/cache/forget-answers.server'
import { moveClock } from '~/services/request/qa/move-clock.server'
import { ERROR_LINES } from './error-lines'
import type { FaultPanelTask } from './fault-panel.contract'
import { SOLD_OUT } from './making'
import { becomeNobody, becomePersona, lookAtPersona } from './persona.server'
import { fillCart, setFlag, setStock } from './shop-controls.server'
import { tell } from './told.server'
import { unpaidBecause } from './unpaid.server'

/** What came of a task. */
type Done = { isDone: boolean; said: string | null }
const DONE: Done = { isDone: true, said: null }
const saying = (said: string): Done => ({ isDone: true, said })
const refusing = (said: string): Done => ({ isDone: false, said })

const KEEPING = { keepSessions: true }

export async function doTask(task: FaultPanelTask): Promise<Done> {
  switch (task.kind) {
    case 'read':
      return DONE
    case 'set':
      return set([task.rule])
    case 'remove':
      await (await qaState()).removeRule(task.id)
      return DONE
    case 'clear':
      return clear()
    case 'move':
      await moveClock(task.days === 0 ? 'back' : { by: daysInMs(task.days) }, KEEPING)
      return DONE
    case 'moveTo':
      await moveClock({ to: Date.parse(task.instant) }, KEEPING)
      return DONE
    case 'due':
      return saying(dueText(await runDue()))
    case 'flag':
      return (await setFlag(task))
        ? saying('The pages that are loaded from now on have it.')
        : refusing('No such value.')
    case 'signIn':
      return (await becomePersona(task.persona)) ? DONE : refusing('Signing in did not work: is a fault in its way?')
    case 'signOut':
      return (await becomeNobody()) ? DONE : refusing('Signing out did not work: is a fault in its way?')
    case 'preview':
      return (await lookAtPersona(task.of)) ? DONE : refusing('Only an admin may look at an account.')
    case 'tell':
      return (await tell(task.about)) ? DONE : refusing('The session did not take it: is a fault in its way?')
    case 'line':
      return makeLine(task.line)
  }
}

async function set(rules: readonly FaultRule[]): Promise<Done> {
  const state = await qaState()
  for (const rule of rules) await state.addRule(rule)
  // a kept answer would hide the fault
  forgetAnswers()
  return DONE
}

const FLAGS_OF_LINES = new Set(ERROR_LINES.flatMap(({ flags }) => flags))

async function clear(): Promise<Done> {
  await (await qaState()).clearRules()
  await setStock(SOLD_OUT.sku, SOLD_OUT.usual)
  for (const key of FLAGS_OF_LINES) await setFlag({ key, value: null })
  forgetAnswers()
  return DONE
}

/** Everything that a line needs to be seen; faults last, so that none of them is in its own way. */
async function makeLine(id: string): Promise<Done> {
  const line = ERROR_LINES.find((each) => each.id === id)
  if (!line) return refusing('There is no such line.')
  await clear()
  const { person, cart, isSoldOut, flags, bankSays, faults } = line
  if (person !== null && !(await (person === 'nobody' ? becomeNobody() : becomePersona(person))))
    return refusing(`Signing in as ${person} did not work.`)
  if (cart) await fillCart()
  if (isSoldOut) await setStock(SOLD_OUT.sku, 0)
  for (const key of flags) await setFlag({ key, value: 'on' })
  if (bankSays === null) return set(faults)
  const unpaid = await unpaidBecause(bankSays)
  return unpaid ? set([unpaid, ...faults]) : refusing('The kits of that person could not be read.')
}
