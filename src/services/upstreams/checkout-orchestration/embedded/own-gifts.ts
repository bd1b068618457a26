import { desc, eq } from 'drizzle-orm'
import { parseCivilDate } from '~/services/domain/dates/civil-date'
import type { Db } from '~/services/platform/database/database.server'
import type { OwnGift } from '../own-gifts.contract'
import { gifts, invoices } from './checkout.tables'
import { shownGiftCode } from './gift-code'

const MOST = 50

/** What a person has given (decided: E-78). Whose it is stands in the query itself. */
export async function ownGiftsOf(db: Db, userUuid: string): Promise<OwnGift[]> {
  const rows = await db
    .select({ gift: gifts })
    .from(gifts)
    .innerJoin(invoices, eq(invoices.uuid, gifts.invoiceUuid))
    .where(eq(invoices.userUuid, userUuid))
    .orderBy(desc(gifts.deliverOn), desc(gifts.uuid))
    .limit(MOST)
  return rows.map(({ gift: { code, status, recipientName, size, deliverOn } }) => ({
    ...{ code: shownGiftCode(code), status, recipient_name: recipientName, size },
    deliver_on: dayOf(deliverOn),
  }))
}

function dayOf(text: string) {
  const day = parseCivilDate(text)
  if (!day) throw new Error('a gift without a day')
  return day
}
