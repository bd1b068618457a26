type Sent = { type: string; planId?: string; renews?: boolean; hasBooks?: boolean }

/** What was picked stays picked while the machine is on its way. */
export const paymentEcho = {
  of: (_context: object, { type, ...picked }: Sent) => (/^(PICK|RENEW|BOOKS)$/.test(type) ? picked : {}),
}
