/** What can be asked of each embedded upstream, by the names that fault rules know (tests/contract/fault-panel.test.ts). */
export const UPSTREAM_OPERATIONS: Record<string, readonly string[]> = {
  shopify: [
    ...['cart', 'cartCreate', 'cartLinesAdd', 'cartLinesUpdate', 'cartLinesRemove'],
    ...['cartBuyerIdentityUpdate', 'cartDiscountCodesUpdate', 'collection', 'inventory', 'merchandise'],
    ...['product', 'productsById', 'variantsBySku', 'orderCreate'],
  ],
  contentful: ['entries', 'assets', 'content_types', 'locales', 'tags', 'sync', 'space'],
  cognito: [
    ...['SignUp', 'ConfirmSignUp', 'ResendConfirmationCode', 'InitiateAuth', 'RespondToAuthChallenge'],
    ...['GetTokensFromRefreshToken', 'RevokeToken', 'GlobalSignOut', 'ForgotPassword', 'ConfirmForgotPassword'],
    ...['ChangePassword', 'GetUser', 'DeleteUser', 'jwks'],
  ],
  'account-manager': [
    ...['GET /users', 'POST /users', 'GET /users/:id', 'PUT /users/:id', 'POST /users/:id/relationships'],
    ...['PUT /children/:id', 'GET /addresses/:id', 'PUT /addresses/:id', 'POST /users/:id/addresses'],
    'GET /users/:id/personal_data',
    'POST /users/:id/erasures',
  ],
  catalog: [
    ...['GET /product', 'GET /products', 'GET /age_bands', 'GET /discounts/bundles', 'GET /credit_summary'],
    ...['GET /external_payment_methods/for_user/:id', 'GET /external_payment_methods/for_user/:id/charged'],
    ...[
      'POST /external_payment_methods',
      'PATCH /external_payment_methods/:id',
      'GET /users/:id/personal_data',
      'POST /users/:id/erasures',
    ],
  ],
  'subscription-manager': [
    ...['POST /subscriptions', 'GET /recipient/:id/subscriptions', 'GET /recipient/:id/subscriptions_count'],
    ...['POST /sub_engine/due', 'POST /sub_engine/subscriptions', 'GET /sub_engine/users/:id/subscriptions'],
    ...['POST /sub_engine/subscriptions/:id/pauses', 'POST /sub_engine/subscriptions/:id/pause_releases'],
    ...['POST /sub_engine/subscriptions/:id/changes', 'POST /sub_engine/users/:id/payment_retries'],
    ...[
      'POST /subscriptions/:id/changes',
      'PATCH /installments/:id',
      'GET /users/:id/personal_data',
      'POST /users/:id/erasures',
    ],
    ...['POST /subscriptions/:id/withdrawals', 'POST /sub_engine/subscriptions/:id/withdrawals'],
  ],
  'order-manager': [
    ...[
      'POST /orders',
      'GET /orders/:id',
      'POST /orders/:id/withdrawals',
      'GET /users/:id/orders',
      'GET /users/:id/orders/:id',
    ],
    ...['PATCH /users/:id/orders', 'GET /users/:id/draft_orders', 'PUT /draft_orders/:id'],
    'GET /users/:id/personal_data',
    'POST /users/:id/erasures',
  ],
  'checkout-orchestration': [
    ...['POST /api/v1/checkout_orchestration/start_checkout', 'GET /api/v1/checkout_orchestration/:id'],
    ...['PATCH /api/v1/checkout_orchestration/:id', 'POST /api/v1/checkout_orchestration/:id/continue'],
    ...['POST /api/v1/checkout_orchestration/:id/complete', 'POST /api/v1/checkout_orchestration/due'],
    ...['POST /api/v1/checkout_orchestration/charges', 'POST /api/v1/checkout_orchestration/letters'],
    ...['POST /api/v1/checkout_orchestration/cards', 'POST /api/v1/checkout_orchestration/withdrawals'],
    'GET /api/v1/checkout_orchestration/personal_data',
    'POST /api/v1/checkout_orchestration/erasures',
    ...['GET /api/v1/gift_activations', 'GET /api/v1/orchestration_subflow/starting_product'],
  ],
  'card-gateway': ['charge', 'chargeToken', 'settleOrVoid', 'failureOf', 'refund'],
  media: ['image'],
  flags: ['rules'],
  mail: ['send'],
}
