import { useTranslations } from 'use-intl'
import { FlowForm } from '../ui/flow-form'
import { Note } from '../ui/note'
import { Tabs } from '../ui/tabs'
import { AddOnList } from './add-on-row'
import { BoxChoice } from './box-choice'
import { panel, tabPanel, tabsTitle } from './buy-panel.styles'
import { CallToAction } from './call-to-action'
import { CartInputs } from './cart-inputs'
import type { KitPageProps } from './kit-page'
import { PurchaseOptions } from './purchase-options'

type BuyPanelProps = Pick<KitPageProps, 'view' | 'send'>

/** S-080, S-081. The accent is that of the page around it. */
export function BuyPanel({ view, send }: BuyPanelProps) {
  const { page, cta, waysToBuy: tabs } = view
  const t = useTranslations('kit')
  // read with its page: there is one on every page (docs/decisions/0014-a-page-is-read-in-one-request.md)
  if (!cta) return null
  const title = page.labels.waysToBuy ?? 'Ways to buy:'
  return (
    <div className={panel} data-machine={cta.machine} data-state={cta.state} aria-busy={cta.isBusy || undefined}>
      {tabs ? (
        <div>
          <p className={tabsTitle}>{title}</p>
          <Tabs
            id="buy"
            view={tabs}
            label={title}
            titles={{
              buyOptions: page.labels.tabBuyOptions ?? t('playKit'),
              addOns: page.labels.tabAddOns ?? t('addOns'),
            }}
            panels={{
              buyOptions: (
                <div className={tabPanel}>
                  <BuyOptions view={view} send={send} />
                </div>
              ),
              addOns: (
                <div className={tabPanel}>
                  <AddOnList view={view} send={send} />
                </div>
              ),
            }}
            send={(event) => send.to('waysToBuy', event)}
          />
        </div>
      ) : (
        <>
          <BuyOptions view={view} send={send} />
          <AddOnList view={view} send={send} />
        </>
      )}
      {cta.error && (
        <Note tone="error" title={(cta.error === 'add' && page.labels.addFailed) || t(`errors.${cta.error}`)} isAlert />
      )}
      <CallToAction view={view} send={send} />
    </div>
  )
}

/** S-365: without a script the single kit is posted; a subscription goes on by its own link. */
function BuyOptions({ view, send }: Pick<BuyPanelProps, 'view' | 'send'>) {
  const { page, purchase, boxes, singleLine } = view
  const hasBoxes = boxes.length > 0
  return (
    <FlowForm id="buy" method="post" action="/api/cart/add" onSubmit={() => send.to('cta', { type: 'CLICK' })}>
      <PurchaseOptions view={view} send={send} />
      {hasBoxes && purchase?.isStandaloneEnabled && (
        <BoxChoice
          prompt={page.customizableOptions.map(({ optionPrompt }) => optionPrompt).join(' ')}
          boxes={boxes}
          outOfStockLabel={page.labels.outOfStock}
        />
      )}
      {singleLine && <CartInputs line={singleLine} isVariantChosen />}
    </FlowForm>
  )
}
