import { useTranslations } from 'use-intl'
import type { CheckoutStartView } from '~/machines/checkout/checkout-start/checkout-start.connect'
import { formatMoney, type Money } from '~/services/domain/money/money'
import { pale, remark, root, ruled, title } from '../cart/cart-summary.styles'
import { Button } from '../ui/button'
import { FlowForm } from '../ui/flow-form'
import { Note } from '../ui/note'
import { Promises, SavingLine, Sums as SumList } from '../ui/sums'
import { total } from '../ui/sums.styles'
import type { OrderReviewProps } from './order-review'
import { failure as failureClass, form, later, laterTitle } from './order-review.styles'

/** What is paid today and later. `saved` is 0 where nothing is. */
export type Sums = { size: number; kits: Money; books: Money | null; saved: Money; today: Money; later: string }

type SummaryProps = Pick<
  OrderReviewProps,
  'view' | 'flow' | 'content' | 'isGift' | 'sums' | 'locale' | 'action' | 'fields' | 'onCheckout'
>

export function ReviewSummary({ view, flow, content, isGift, sums, locale, action, fields, onCheckout }: SummaryProps) {
  const t = useTranslations('review')
  const { labels } = content
  const isBusy = view.isBusy || flow.isBusy
  return (
    <section className={root} aria-labelledby="review-summary">
      <h2 className={title} id="review-summary">
        {t('summary')}
      </h2>
      <Lines sums={sums} locale={locale} isBusy={isBusy} />
      <p className={remark}>{labels.vat}</p>
      <div className={later}>
        <h3 className={laterTitle}>{t('later')}</h3>
        <p>{sums.later}</p>
      </div>
      <Failure failure={view.failure} />
      <FlowForm className={form} method="post" action={action} onSubmit={onCheckout}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" isFull isBusy={isBusy} holdsClick>
          {t('checkout')}
        </Button>
      </FlowForm>
      <Promises
        lines={[
          { icon: 'lock', text: labels.secure },
          ...(isGift ? [] : [{ icon: 'info' as const, text: t('cancel') }]),
          { icon: 'skip', text: labels.returns },
        ]}
      />
    </section>
  )
}

function Lines({ sums, locale, isBusy }: { sums: Sums; locale: string; isBusy: boolean }) {
  const t = useTranslations('review')
  const amount = (money: Money) => formatMoney(money, locale)
  const { size } = sums
  return (
    <SumList className={isBusy ? pale : ''}>
      <dt>{t('kits', { size })}</dt>
      <dd>{amount(sums.kits)}</dd>
      {sums.books && (
        <>
          <dt>{t('books', { size })}</dt>
          <dd>{amount(sums.books)}</dd>
        </>
      )}
      {sums.saved.amountCents > 0 && <SavingLine label={t('saving')} amount={amount(sums.saved)} />}
      <dt>{t('delivery')}</dt>
      <dd>{t('free')}</dd>
      <dt className={`${total} ${ruled}`}>{t('today')}</dt>
      <dd className={`${total} ${ruled}`}>{amount(sums.today)}</dd>
    </SumList>
  )
}

/** S-377: the catalogue's words for what the service answered, with its status. */
function Failure({ failure }: { failure: CheckoutStartView['failure'] }) {
  const t = useTranslations('checkoutStart')
  if (!failure) return null
  const text = t(`codes.${failure.code}`)
  return (
    <div className={failureClass}>
      <Note tone="error" title={t('title')} isAlert>
        <p>{failure.status === null ? text : t('status', { text, status: failure.status })}</p>
      </Note>
    </div>
  )
}
