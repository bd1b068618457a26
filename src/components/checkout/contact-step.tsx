import { useTranslations } from 'use-intl'
import type { CheckoutSend } from '~/machines/checkout/checkout/checkout.connect'
import type { ContactFormView } from '~/machines/checkout/contact-form/contact-form.connect'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { errorKey } from './error-keys'
import { fields } from './form.styles'
import { FormFrame } from './form-frame'
import { TextField } from './text-field'

type ContactStepProps = {
  view: ContactFormView
  /** the telephone is for whoever brings the parcel */
  needsShipping: boolean
  isBusy: boolean
  back: { href: string; label: string } | null
  send: CheckoutSend
}

const ID = { email: 'contact-email', phone: 'contact-phone' }

export function ContactStep({ view, needsShipping, isBusy, back, send }: ContactStepProps) {
  const t = useTranslations('checkout.contact')
  const say = useTranslations('checkout.errors')
  return (
    <FormFrame
      view={view}
      items={view.errors.map((error) => ({ fieldId: ID[error.field], text: say(errorKey(error)) }))}
      isBusy={isBusy || view.isBusy}
      onSubmit={() => send.to('contact', { type: 'SUBMIT' })}
      backLink={
        back && (
          <a className={buttonClass({ tone: 'link', size: 'inline' })} href={back.href}>
            <Icon name="left" />
            {back.label}
          </a>
        )
      }
    >
      <div className={fields}>
        <TextField
          id={ID.email}
          name={t('email')}
          hint={t('emailHint')}
          value={view.email.value}
          maxLength={view.email.maxLength}
          error={view.emailError && say(errorKey({ field: 'email', code: view.emailError }))}
          type="email"
          autoComplete="email"
          isWide
          onChange={(value) => send.to('contact', { type: 'CHANGE', field: 'email', value })}
        />
        {needsShipping && (
          <TextField
            id={ID.phone}
            data-machine={view.phoneField?.machine}
            data-state={view.phoneField?.state}
            name={t('phone')}
            hint={t('phoneHint')}
            value={view.phone.value}
            maxLength={view.phone.maxLength}
            error={view.hasPhoneError ? say('phone.invalid') : null}
            isRequired={false}
            type="tel"
            autoComplete="tel"
            isWide
            onChange={(value) => send.to('contact', { type: 'CHANGE', field: 'phone', value })}
            onBlur={() => send.to('contact', { type: 'BLUR' })}
          />
        )}
      </div>
    </FormFrame>
  )
}
