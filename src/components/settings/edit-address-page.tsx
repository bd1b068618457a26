import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { EditAddressSend, EditAddressView } from '~/machines/account/edit-address/edit-address.connect'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import { AccountHead } from '../account/account-head'
import { AddressFieldset, addressId } from '../checkout/address-fields'
import { errorKey } from '../checkout/error-keys'
import { FormFrame } from '../checkout/form-frame'
import { Note } from '../ui/note'
import { narrow, told } from './form.styles'
import { SaveButtons } from './save-buttons'

type View = EditAddressView & { page: AccountPage; backHref: string }
type EditAddressPageProps = { view: View; send: EditAddressSend; children?: ReactNode }

/** `children`: what it concerns, said before it is saved. */
export function EditAddressPage({ view, send, children }: EditAddressPageProps) {
  const { page, form } = view
  return (
    <div className={narrow} data-machine={view.machine} data-state={view.state}>
      <AccountHead page={page} />
      <Told view={view} />
      {form && (
        <AddressForm view={{ ...view, form }} send={send}>
          {children}
        </AddressForm>
      )}
    </div>
  )
}

type AddressFormProps = {
  view: View & { form: NonNullable<View['form']> }
  send: EditAddressSend
  children: ReactNode
}

function AddressForm({ view: { form, kind, isBusy, backHref }, send, children }: AddressFormProps) {
  const t = useTranslations('settings')
  const say = useTranslations('checkout.errors')
  return (
    <FormFrame
      view={form}
      items={form.errors.map((error) => ({ fieldId: addressId(error.which, error.field), text: say(errorKey(error)) }))}
      isBusy={isBusy}
      onSubmit={() => send.to('address', { type: 'SUBMIT' })}
      buttons={<SaveButtons isBusy={isBusy} backHref={backHref} save={t('save')} />}
    >
      <AddressFieldset
        view={form.shipping}
        kind={kind}
        countries={form.countries}
        onField={(field, value) => send.to('address', { type: 'CHANGE', which: 'shipping', field, value })}
      />
      {children}
    </FormFrame>
  )
}

/** What came of it; it takes the keyboard. */
function Told({ view: { hasFailed, isSaved, toldId } }: Pick<EditAddressPageProps, 'view'>) {
  const t = useTranslations('settings')
  return (
    <>
      {isSaved && (
        <div role="status">
          <Note tone="success" title={t('saved')} />
        </div>
      )}
      {hasFailed && (
        <div id={toldId} className={told} role="alert" tabIndex={-1}>
          <Note tone="error" title={t('notSaved')}>
            <p>{t('notSavedText')}</p>
          </Note>
        </div>
      )}
    </>
  )
}
