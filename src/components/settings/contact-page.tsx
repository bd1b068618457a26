import { useTranslations } from 'use-intl'
import type { ContactDetailsSend, ContactDetailsView } from '~/machines/account/contact-details/contact-details.connect'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import { AccountHead } from '../account/account-head'
import { Button } from '../ui/button'
import { control, hint, label } from '../ui/field.styles'
import { FlowForm } from '../ui/flow-form'
import { Note } from '../ui/note'
import { TextField } from '../ui/text-field'
import { TextLink } from '../ui/text-link'
import { actions, back, form, number } from './form.styles'
import { PhoneField } from './phone-field'

type View = ContactDetailsView & {
  page: AccountPage
  /** with which this person signs in */
  email: string
  /** whose numbers need no prefix */
  country: string
  backHref: string
}
type ContactPageProps = { view: View; send: ContactDetailsSend }

/** */
export function ContactPage({ view, send }: ContactPageProps) {
  const t = useTranslations('settings')
  const { page, isBusy, backHref } = view
  return (
    <div data-machine={view.machine} data-state={view.state}>
      <AccountHead page={page} />
      <FlowForm className={form} isBusy={isBusy} noValidate onSubmit={() => send({ type: 'SAVE' })}>
        <Told view={view} />
        <Names view={view} send={send} />
        <Email view={view} />
        <PhoneField
          view={view}
          onType={(value) => send({ type: 'TYPE', value })}
          onBlur={() => send({ type: 'BLUR' })}
        />
        <div className={actions}>
          <Button type="submit" isBusy={isBusy} holdsClick>
            {t('save')}
          </Button>
          <TextLink className={back} href={backHref}>
            {t('cancel')}
          </TextLink>
        </div>
      </FlowForm>
    </div>
  )
}

function Told({
  view: {
    isSaved,
    hasFailed,
    names: [first],
  },
}: Pick<ContactPageProps, 'view'>) {
  const t = useTranslations('settings')
  return (
    <>
      {isSaved && (
        <div role="status">
          <Note tone="success" title={t('saved')}>
            <p>{t('contactForm.saved', { name: first?.value.trim() ?? '' })}</p>
          </Note>
        </div>
      )}
      {hasFailed && (
        <Note tone="error" title={t('notSaved')} isAlert>
          <p>{t('notSavedText')}</p>
        </Note>
      )}
    </>
  )
}

const AUTO_COMPLETE = { firstName: 'given-name', lastName: 'family-name' } as const

function Names({ view: { names, isBusy }, send }: ContactPageProps) {
  const t = useTranslations('settings.contactForm')
  return names.map(({ name, isMissing, ...box }) => (
    <TextField
      key={name}
      {...box}
      className={control}
      label={t(name)}
      error={isMissing ? t(`${name}Missing`) : null}
      name={name}
      autoComplete={AUTO_COMPLETE[name]}
      required
      readOnly={isBusy}
      onType={(value) => send({ type: 'CHANGE', field: name, value })}
    />
  ))
}

function Email({ view: { email } }: Pick<ContactPageProps, 'view'>) {
  const t = useTranslations('settings.contactForm')
  return (
    <div>
      <p className={label}>{t('email')}</p>
      <p className={hint}>{t('emailStays')}</p>
      <p className={number}>{email}</p>
    </div>
  )
}
