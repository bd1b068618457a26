import { type Flags, isOn } from '~/services/domain/flags/flags.rules'
import type { Locale } from '~/services/domain/locale'
import { content } from '~/services/flows/content/content.server'
import { kitWords } from '~/services/flows/schedule/kit-words.rules'
import { readSchedule } from '~/services/flows/schedule/schedule.server'
import { today } from '~/services/flows/visit/today.server'
import { noteFailed } from '~/services/platform/http/upstream-failed'
import type { ModifyKitAnswer } from './modify-kit.contract'
import { type KitOfSubscription, modifiedKitIn } from './modify-kit.rules'

type Asked = KitOfSubscription & { as: string | null; locale: Locale; flags: () => Promise<Flags> }

/** The words of the page, and one kit of the signed-in person. */
export async function readModifyKitPage({ as, locale, flags: decided, ...wanted }: Asked): Promise<ModifyKitAnswer> {
  const [page, cards, schedule, flags] = await Promise.all([
    content().accountPage(locale, 'modify-kit'),
    content().kitCards(locale),
    readSchedule({ as, locale }),
    decided(),
  ])
  if (!schedule.ok) noteFailed(schedule.error)
  const modified = schedule.ok ? modifiedKitIn(schedule.value, wanted) : schedule
  const isCancelSaver = isOn(flags, 'retention-cancel-saver')
  return { page, kits: kitWords(cards), today: today(), isCancelSaver, modified }
}
