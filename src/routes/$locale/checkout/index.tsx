import { createFileRoute, redirect } from '@tanstack/react-router'

/** A checkout has an id (decided: E-103); without one there is only the cart that it would come from. */
export const Route = createFileRoute('/$locale/checkout/')({
  beforeLoad: ({ context: { locale } }) => {
    throw redirect({ href: `${locale.prefix}/cart` })
  },
})
