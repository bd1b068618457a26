import { notFound, redirect } from '@tanstack/react-router'
import { modifyKitQuery } from '~/services/flows/modify-kit/modify-kit.query'
import type { KitOfSubscription } from '~/services/flows/modify-kit/modify-kit.rules'
import { scheduleHref } from '~/services/flows/schedule/schedule-links.rules'
import { readAccount } from '../-account/read-account'
import type { Around } from '../-pages/around'

/** What can be changed of a kit; by its flag alone, else on the schedule (decided: E-69). */
export async function loadModifyKit(wanted: KitOfSubscription, { context, account }: Around) {
  const shows = 'modify-kit' as const
  const [known, { modified, isCancelSaver, ...page }] = await Promise.all([
    account,
    readAccount(context, (as) => modifyKitQuery({ as, ...wanted })),
  ])
  if (!known) return { shows, ...page, own: null }
  if (!modified.ok && modified.error.kind === 'notFound') throw notFound()
  if (!isCancelSaver) {
    const { prefix } = context.locale
    throw redirect({ href: scheduleHref({ prefix, childUuid: modified.ok ? modified.value.childUuid : null }) })
  }
  return { shows, ...page, own: modified.ok ? { as: known.as, ...wanted, ...modified.value } : null }
}
