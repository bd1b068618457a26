/** When a document fetches the application: at once, or when its visitor first moves (pointer, touch, key, scroll). */
export type BootMode = 'now' | 'intent'

/** What the request pipeline decides before the framework sees a request. */
export type RequestContext = {
  nonce: string
  requestId: string
  /** the visitor's address (or network) for limits; never for anything that is shown or kept */
  address: string
  boot: BootMode
}

declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: RequestContext }
  }
}
