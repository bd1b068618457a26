import { useLocale, useTranslations } from 'use-intl'
import type { CheckoutSend } from '~/machines/checkout/checkout/checkout.connect'
import { longDay } from '~/services/domain/dates/day-words.rules'
import { DISPATCH_DAYS } from '~/services/domain/delivery/delivery.rules'
import { Button, buttonClass } from '../ui/button'
import { h1, lead as leadText } from '../ui/page.styles'
import { TextLink } from '../ui/text-link'
import { AddressLines } from './address-lines'
import type { ShownCheckout } from './checkout-props'
import { actions, after, aside, facts, lead, main, next, number, receipt, root, title } from './confirmation.styles'
import { LaterOfCheckout, useFirstKitWords } from './later-of-checkout'
import { LawLinks } from './law-links'
import { OrderLines } from './order-lines'
import { title as receiptTitle } from './order-summary.styles'
import { OrderSums } from './order-sums'
import { useDays } from './use-days'

type ConfirmationProps = {
  checkout: ShownCheckout
  id: string
  /** language prefix of the shop's pages */
  prefix: string
  send: CheckoutSend
}

const has = ({ lines }: ShownCheckout, kind: ShownCheckout['lines'][number]['kind']) =>
  lines.some((line) => line.kind === kind)

/** There is an order: its number, what happens next, and the receipt. */
export function Confirmation({ checkout, id, prefix, send }: ConfirmationProps) {
  const t = useTranslations('checkout.confirmation')
  const summary = useTranslations('checkout.summary')
  const hasSubscription = has(checkout, 'subscription')
  return (
    <div className={root}>
      <div className={main}>
        <h1 className={h1} id={id} tabIndex={-1}>
          {t('title')}
        </h1>
        {checkout.order && <p className={number}>{t('number', { id: checkout.order.id })}</p>}
        <p className={`${leadText} ${lead}`}>
          {t('receipt', { email: checkout.email ?? '' })}
          {checkout.child_name &&
            ` ${t('kitsFor', { name: checkout.child_name, count: checkout.next_kit_on ? 2 : 1 })}`}
        </p>
        <h2 className={title}>{t('nextTitle')}</h2>
        <Next checkout={checkout} />
        <p className={actions}>
          {hasSubscription && (
            <TextLink className={buttonClass({})} href={`${prefix}/account/subscriptions`}>
              {t('schedule')}
            </TextLink>
          )}
          <TextLink
            className={buttonClass(hasSubscription ? { tone: 'link', size: 'inline' } : {})}
            href={`${prefix}/products/the-play-kits`}
          >
            {t('shop')}
          </TextLink>
          <Button tone="link" size="inline" onClick={() => send({ type: 'PRINT' })}>
            {t('print')}
          </Button>
        </p>
        <Facts checkout={checkout} />
      </div>
      <aside className={aside} aria-label={summary('title')}>
        <div className={receipt}>
          <h2 className={receiptTitle}>{summary('title')}</h2>
          <OrderLines checkout={checkout} />
          <OrderSums checkout={checkout} />
          <div className={after}>
            <LaterOfCheckout checkout={checkout} />
            <LawLinks prefix={prefix} currency={checkout.currency_code} />
          </div>
        </div>
      </aside>
    </div>
  )
}

function Next({ checkout }: Pick<ConfirmationProps, 'checkout'>) {
  const t = useTranslations('checkout.confirmation')
  const locale = useLocale()
  const days = useDays()
  const nextOn = checkout.next_kit_on
  const firstKit = useFirstKitWords(checkout)
  // nothing leaves at once where all that was bought waits for its day
  const waits = firstKit !== null && checkout.lines.every(({ kind }) => kind === 'subscription' || kind === 'addOn')
  const method = waits ? null : checkout.delivery_methods.find(({ id }) => id === checkout.delivery_method)
  return (
    <ol className={next}>
      {checkout.needs_shipping && !waits && <li>{t('packed', { days: DISPATCH_DAYS })}</li>}
      {method && <li>{t('ships', { days: days(method) })}</li>}
      {firstKit && <li>{firstKit}</li>}
      {nextOn && <li>{t('nextKit', { date: longDay(nextOn, locale) })}</li>}
      {has(checkout, 'subscription') && <li>{t('subscription')}</li>}
      {has(checkout, 'plan') && <li>{t('boxes')}</li>}
      {has(checkout, 'gift') && <li>{t('gift')}</li>}
      {checkout.lines.every(({ kind }) => kind === 'item') && !checkout.needs_shipping && <li>{t('ready')}</li>}
    </ol>
  )
}

function Facts({ checkout }: Pick<ConfirmationProps, 'checkout'>) {
  const t = useTranslations('checkout.confirmation')
  const { order, shipping_address: shipping, billing_address: billing } = checkout
  return (
    <dl className={facts}>
      {shipping && (
        <div>
          <dt>{t('sentTo')}</dt>
          <dd>
            <AddressLines address={shipping} />
          </dd>
        </div>
      )}
      {billing && (
        <div>
          <dt>{t('billedTo')}</dt>
          <dd>
            <AddressLines address={billing} />
          </dd>
        </div>
      )}
      {order && (
        <div>
          <dt>{t('paidWith')}</dt>
          <dd>{order.payment_label}</dd>
        </div>
      )}
    </dl>
  )
}
