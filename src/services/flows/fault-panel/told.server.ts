import { getRequest } from '@tanstack/react-start/server'
import { plusMonths } from '~/services/domain/dates/civil-date'
import { USUAL_FIRST_KIT } from '~/services/domain/plans/first-kit'
import type { Told } from '~/services/domain/subscriptions/told'
import { keepPlan } from '~/services/flows/subscription/plan.server'
import { keepChild, readMemory } from '~/services/flows/subscription/subscription.server'
import { today } from '~/services/flows/visit/today.server'
import { localeOfRequest } from '~/services/request/pipeline/locale-of-request'

const AGE_MONTHS = 4
/** Offered from every kit on. */
const KIT_BY_KIT = { paymentOption: 'paygo', size: 1, hasBooks: false } as const

/** Into the visitor's own session, by the rules of the pages that ask for it; false where they refuse. */
export async function tell(about: Told): Promise<boolean> {
  const locale = localeOfRequest(getRequest())
  const child = {
    name: 'Younger child',
    birthDate: plusMonths(today(), -AGE_MONTHS),
    language: locale.language,
    firstKit: USUAL_FIRST_KIT,
  }
  const kept = await keepChild({ child, childUuid: null, isLookerTarget: false, isQrTarget: false })
  if (!kept.ok || about === 'child') return kept.ok
  return (await keepPlan(KIT_BY_KIT, locale)).ok
}

/** What the visitor's session knows by now. */
export async function readTold(): Promise<Told | null> {
  const { child, startingKit, plan } = await readMemory()
  if (!child || !startingKit) return null
  return plan ? 'plan' : 'child'
}
