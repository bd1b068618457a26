import { useLocale, useTranslations } from 'use-intl'
import type { EditCardView } from '~/machines/account/edit-card/edit-card.connect'
import { formatMoney } from '~/services/domain/money/money'
import type { OpenPayment } from '~/services/flows/payment-method/payment-method.contract'
import { Button, buttonClass } from '../ui/button'
import { Note } from '../ui/note'
import { TextLink } from '../ui/text-link'
import { actions, concernList, form, told } from './form.styles'

/** What the card is charged as soon as it is saved, before it is. */
export function OpenPayments({ view: { open, totals } }: { view: Pick<EditCardView, 'open' | 'totals'> }) {
  const t = useTranslations('settings.cardForm')
  const { money, nameOf } = usePaymentWords()
  if (open.length === 0) return <p>{t('chargesNothing')}</p>
  return (
    <Note tone="notice" title={t('charges', { sum: totals.map(money).join(' + ') })}>
      <p>{t('chargesText')}</p>
      <ul className={concernList}>
        {open.map((each) => (
          <li key={each.uuid}>
            {nameOf(each)}: {money(each.sum)}
          </li>
        ))}
      </ul>
    </Note>
  )
}

type TriedProps = {
  view: Pick<EditCardView, 'tried' | 'toldId' | 'canReplace'> & { backHref: string }
  onReplace: () => void
}

/** What came of it; it takes the keyboard. */
export function TriedPayments({ view: { tried, toldId, canReplace, backHref }, onReplace }: TriedProps) {
  const t = useTranslations('settings.cardForm')
  const { money, nameOf } = usePaymentWords()
  const isAll = tried.every(({ outcome }) => outcome === 'charged')
  return (
    <div className={form}>
      <div id={toldId} className={told} role="status" tabIndex={-1}>
        <Note
          tone={canReplace ? 'error' : isAll ? 'success' : 'notice'}
          title={t(canReplace ? 'savedDeclined' : 'saved')}
        >
          <ul className={concernList}>
            {tried.map(({ uuid, sum, outcome, ...of }) => (
              <li key={uuid} data-outcome={outcome}>
                {t(`tried.${outcome}`, { name: nameOf(of), sum: sum ? money(sum) : 'none' })}
              </li>
            ))}
          </ul>
          {canReplace && <p>{t('replaceText')}</p>}
        </Note>
      </div>
      <div className={actions}>
        {canReplace && <Button onClick={onReplace}>{t('replace')}</Button>}
        <TextLink className={buttonClass({ tone: canReplace ? 'link' : 'primary' })} href={backHref}>
          {t('goOn')}
        </TextLink>
      </div>
    </div>
  )
}

function usePaymentWords() {
  const t = useTranslations('settings.cardForm')
  const locale = useLocale()
  return {
    money: (sum: OpenPayment['sum']) => formatMoney(sum, locale),
    /** a payment for several kits is named after the first of them */
    nameOf: ({ name, kits }: Pick<OpenPayment, 'name' | 'kits'>) =>
      name === null ? t('box') : t('kits', { name, more: kits - 1 }),
  }
}
