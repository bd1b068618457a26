import { useLocale, useTranslations } from 'use-intl'
import type { CheckoutStartView } from '~/machines/checkout/checkout-start/checkout-start.connect'
import { formatMoney, type Money } from '~/services/domain/money/money'
import { taxNameOf } from '~/services/domain/prices/tax-name.rules'
import type { ReviewLater, ReviewSums } from '~/services/flows/subscription/review.rules'
import { pale, remark, root, ruled, title } from '../cart/cart-summary.styles'
import { Button } from '../ui/button'
import { FlowForm } from '../ui/flow-form'
import { LaterCharges } from '../ui/later-charges'
import { Note } from '../ui/note'
import { Promises, SavingLine, Sums as SumList } from '../ui/sums'
import { total } from '../ui/sums.styles'
import type { OrderReviewProps } from './order-review'
import { failure as failureClass, form, later, laterTitle } from './order-review.styles'

export function ReviewSummary({ view, send }: Pick<OrderReviewProps, 'view' | 'send'>) {
  const { checkout, flow, words, isGift, sums, action, fields } = view
  const t = useTranslations('review')
  const tax = useTranslations('sums.tax')
  const { labels } = words
  const isBusy = checkout.isBusy || flow.isBusy
  return (
    <section className={root} aria-labelledby="review-summary">
      <h2 className={title} id="review-summary">
        {t('summary')}
      </h2>
      <Lines sums={sums} isBusy={isBusy} />
      <p className={remark}>{tax(taxNameOf(sums.today.currency))}</p>
      <div className={later}>
        <h3 className={laterTitle}>{t('later')}</h3>
        <Later later={sums.later} paid={sums.size} />
      </div>
      <Failure failure={checkout.failure} />
      <FlowForm
        className={form}
        method="post"
        action={action}
        onSubmit={() => send.to('checkoutStart', { type: 'START' })}
      >
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
          ...(isGift || sums.later.kind === 'last' ? [] : [{ icon: 'info' as const, text: t('cancel') }]),
          { icon: 'skip', text: labels.returns },
        ]}
      />
    </section>
  )
}

function Later({ later, paid }: { later: ReviewLater; paid: number }) {
  const t = useTranslations()
  if (later.kind === 'gift') return <p>{t('review.laterGift')}</p>
  if (later.kind === 'last') return <p>{t('review.laterLast', { size: paid })}</p>
  const { kind, size, steps } = later
  return (
    <>
      {kind !== 'paygo' && <p>{t(`charges.${kind === 'advance' ? 'after' : kind}`, { size })}</p>}
      <LaterCharges steps={steps} />
    </>
  )
}

function Lines({ sums, isBusy }: { sums: ReviewSums; isBusy: boolean }) {
  const t = useTranslations('review')
  const locale = useLocale()
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
