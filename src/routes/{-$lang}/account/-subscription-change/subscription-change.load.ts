import { notFound, redirect } from '@tanstack/react-router'
import { confirmActionFlow } from '~/machines/account/confirm-action/confirm-action.flow'
import { startFlow } from '~/machines/runtime/flow'
import type { ChangePageAnswer } from '~/services/flows/subscription-change/subscription-change.contract'
import { plannedChangeQuery } from '~/services/flows/subscription-change/subscription-change.query'
import {
  type ChangePlace,
  changeHref,
  isMoved,
} from '~/services/flows/subscription-change/subscription-change-links.rules'
import { readAccount } from '../-account/read-account'
import type { Around } from '../-pages/around'

/**
 * The page of a change. Where it has two addresses the flag says which one counts (decided: E-69); what is not this
 * person's is not found (decided: E-73).
 */
export async function loadSubscriptionChange(place: ChangePlace, { context, search, account }: Around) {
  const shows = 'subscription-change' as const
  const { user, ...of } = place
  const wanted = { ...of, from: typeof search.anchor === 'string' ? search.anchor.slice(0, 64) : null }
  const [known, page] = await Promise.all([
    account,
    readAccount(context, (as) => plannedChangeQuery({ as, ...wanted })),
  ])
  if (!known) return { shows, ...page, flow: null }
  const { as } = known
  if (user !== null && user !== as) throw notFound()
  if (isMoved(place, page.isCancelSaver)) {
    const { prefix } = context.locale
    throw redirect({ href: changeHref(wanted, { prefix, as, isCancelSaver: page.isCancelSaver }) })
  }
  return { shows, ...page, flow: await flowOf({ as, subscription: wanted.subscription }, page) }
}

type Started = { as: string; subscription: string }

async function flowOf(of: Started, { change }: ChangePageAnswer) {
  if (!change.ok && change.error.kind === 'notFound') throw notFound()
  if (!change.ok) return null
  const { kind, childUuid, language: current, advance, from, obstacle, kitKey: item } = change.value
  const advances = change.value.advances.map(({ kits }) => kits)
  const options = change.value.options.map(({ name, values }) => ({
    name,
    values: values.map(({ value }) => value),
    now: values.find(({ isNow }) => isNow)?.value ?? null,
  }))
  const input = { ...of, childUuid, kind, item, current, advance, advances, options, from, obstacle }
  return { of: change.value, started: await startFlow(confirmActionFlow, input) }
}
