import type { ComponentProps } from 'react'

/** Where it goes without a script, never by GET; with no such place it stays where it is. */
type Destination = { action: string; method: 'post' } | { action?: never; method?: never }
type FlowFormProps = Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> &
  Destination & { isBusy?: boolean; onSubmit: () => void }

/** A form that sends itself to its flow; without a script it goes where `action` says. */
export function FlowForm({ isBusy = false, onSubmit, method, ...rest }: FlowFormProps) {
  return (
    <form
      {...rest}
      // without an `action` nothing is sent anywhere: a browser would write the fields, a password too, into the address
      method={method ?? 'dialog'}
      // and what is pressed before anybody listens is kept: the document could do nothing with it
      data-hold={method ? undefined : ''}
      aria-busy={isBusy || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    />
  )
}
