import { useTranslations } from 'use-intl'
import { Note } from '../ui/note'
import { h1 } from '../ui/page.styles'
import { aside, columns, main, notice, page, steps } from './checkout-page.styles'
import { CheckoutState, type CheckoutStateProps } from './checkout-states'
import { CheckoutStep, type CheckoutStepProps } from './checkout-step'
import { Confirmation, type ConfirmationProps } from './confirmation'
import { FoldedSummary, OrderSummary } from './order-summary'
import { Progress } from './progress'

export type CheckoutPageProps = Pick<CheckoutStateProps, 'view' | 'cartHref' | 'signInHref'> &
  Pick<ConfirmationProps, 'locale' | 'prefix' | 'onPrint'> &
  Pick<CheckoutStepProps, 'testCards' | 'on'> & {
    onRetry: () => void
    onCheck: () => void
    onReload: () => void
  }

/** From an open checkout to its confirmation (decided: E-83). */
export function CheckoutPage(props: CheckoutPageProps) {
  const { view, locale } = props
  const { checkout } = view
  return (
    <div className={page} data-machine={view.machine} data-state={view.state}>
      {checkout && view.screen === 'confirmed' ? (
        <Confirmation
          checkout={checkout}
          id={view.confirmationId}
          locale={locale}
          prefix={props.prefix}
          onPrint={props.onPrint}
        />
      ) : checkout && view.screen === 'steps' ? (
        <Steps {...props} checkout={checkout} />
      ) : (
        <CheckoutState {...props} />
      )}
    </div>
  )
}

type StepsProps = CheckoutPageProps & { checkout: NonNullable<CheckoutPageProps['view']['checkout']> }

function Steps({ view, checkout, locale, testCards, cartHref, prefix, on }: StepsProps) {
  const t = useTranslations('checkout')
  return (
    <>
      <Progress steps={view.steps} />
      <div className={columns}>
        <aside className={aside} aria-label={t('summary.title')}>
          <FoldedSummary checkout={checkout} locale={locale} />
          <OrderSummary checkout={checkout} locale={locale} />
        </aside>
        <div className={main}>
          <h1 className={h1}>{t('title')}</h1>
          <noscript>
            <div className={notice}>
              <Note tone="notice" title={t('noScript')} />
            </div>
          </noscript>
          <div className={steps}>
            {view.steps.map((step) => (
              <CheckoutStep
                key={step.step}
                step={step}
                view={view}
                checkout={checkout}
                locale={locale}
                testCards={testCards}
                cartHref={cartHref}
                prefix={prefix}
                on={on}
              />
            ))}
          </div>
        </div>
      </div>
    </>
  )
}
