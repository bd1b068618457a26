import { z } from 'zod'
import { CannotStart } from './cannot-start'

const flag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true')
const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''))

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

/** Every variable that Playchart reads. `.env.example` documents each; an absent base URL means "embedded". */
const Variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  /** The address to listen on; only this machine unless said otherwise. */
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** The origin that visitors type. Behind a proxy it differs from HOST and PORT. */
  PUBLIC_ORIGIN: url.optional(),
  /** Further host names that the request pipeline answers to, comma separated. */
  ALLOWED_HOSTS: z.string().default(''),
  /** How many proxies in front append to X-Forwarded-For; 0 ignores the header. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  DATA_DIR: z.string().default('.data'),
  /** The embedded database breaks when its disk is full: with less room than that the process is not ready. */
  DISK_RESERVE_MB: z.coerce.number().int().min(0).default(100),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** How long a database that does not answer is tried again at the start. */
  DATABASE_WAIT_SECONDS: z.coerce.number().min(0).max(3600).default(60),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Multiplies every rate limit, and how long one waits before overload refuses; refused unless every upstream is embedded (design: tests). */
  LIMITS_FACTOR: z.coerce.number().positive().default(1),
  /** Opens clock, faults, flags and mailbox to QA. Generated into the data folder when unset. */
  QA_KEY: z.string().min(16).optional(),
  /** The seed's people, the mailbox page and the QA key, whatever origin, HOST and upstreams say of a demonstration. */
  SEED_PERSONAS: flag.optional(),
  /** Seals tokens and keys in the database. Generated into the data folder when unset; several machines share one. */
  SECRET_KEY: z.string().min(32).optional(),
  /** Of the key that SECRET_KEY takes the place of: the fingerprint that a start with another key names. */
  SECRET_KEY_REPLACES: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
  /** What our server shows to the shop's own services; derived from SECRET_KEY when unset. */
  SERVICE_TOKEN: z.string().min(32).max(1024).optional(),
  COGNITO_BASE_URL: url.optional(),
  COGNITO_USER_POOL_ID: z
    .string()
    .regex(/^[\w-]+_[\w]+$/)
    .default('local_playchart'),
  COGNITO_CLIENT_ID: z.string().min(1).default('playchart-web'),
  /** Whose tokens are believed; Amazon's for the pool when Cognito is hosted, our own origin otherwise. */
  COGNITO_ISSUER: url.optional(),
  COGNITO_AUTH_FLOW: z.enum(['USER_PASSWORD_AUTH', 'USER_SRP_AUTH']).optional(),
  ACCOUNT_MANAGER_BASE_URL: url.optional(),
  CATALOG_BASE_URL: url.optional(),
  SUBSCRIPTION_MANAGER_BASE_URL: url.optional(),
  ORDER_MANAGER_BASE_URL: url.optional(),
  CHECKOUT_ORCHESTRATION_BASE_URL: url.optional(),
  ANALYTICS_BASE_URL: url.optional(),
  SHOP_HOST: url.optional(),
  CHECKOUT_HOST: url.optional(),
  COOKIE_DOMAIN: z.string().optional(),
  CONTENTFUL_BASE_URL: url.optional(),
  CONTENTFUL_PREVIEW_BASE_URL: url.optional(),
  CONTENTFUL_SPACE: z.string().default('playchart'),
  CONTENTFUL_ENVIRONMENT: z.string().default('master'),
  CONTENTFUL_DELIVERY_TOKEN: z.string().default('embedded-delivery'),
  CONTENTFUL_PREVIEW_TOKEN: z.string().default('embedded-preview'),
  SHOPIFY_BASE_URL: url.optional(),
  SHOPIFY_API_VERSION: z.string().default('2026-04'),
  SHOPIFY_PUBLIC_TOKEN: z.string().default('7d1f0c9a4be84f6392c5a8e31b06d7f2'),
  /** Of the embedded shop only, for outside clients that ask as a server. */
  SHOPIFY_PRIVATE_TOKEN: z.string().default('embedded-storefront-private'),
  LAUNCHDARKLY_SDK_KEY: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Who is told of a hole in this shop: a mailto:, https: or tel: address; security@ the public host when unset. */
  SECURITY_CONTACT: z.url({ protocol: /^(mailto|https|tel)$/ }).optional(),
  MAIL_FROM: z.string().default('Playchart <shop@playchart.test>'),
  /** `npm run upstreams` sets it: the loopback port that serves every embedded upstream to outside clients. */
  UPSTREAMS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  SHUTDOWN_GRACE_SECONDS: z.coerce.number().min(0).max(60).default(5),
  DOCUMENT_CACHE: flag.default(true),
  /** Folder of the picture masters; those of the build when unset. */
  MEDIA_DIR: z.string().optional(),
  /** OpenTelemetry's own, and read by its exporters too: without an endpoint nothing of it is loaded (docs/operate.md). */
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url.optional(),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: url.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(['http/protobuf', 'http/json']).default('http/protobuf'),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none']).default('otlp'),
  OTEL_METRICS_EXPORTER: z.enum(['otlp', 'none']).default('otlp'),
  OTEL_SDK_DISABLED: flag.default(false),
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_RESOURCE_ATTRIBUTES: z.string().optional(),
  OTEL_TRACES_SAMPLER: z.enum(SAMPLERS).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).optional(),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(100).default(60_000),
})
type Env = z.infer<typeof Variables> & {
  publicOrigin: string
  isEmbedded: boolean
  /** nobody but who sits at this machine can reach the shop */
  isOwnMachine: boolean
  /** people with a published password may sign in, and emails lie open to whoever has the QA key */
  isDemo: boolean
}

/** Each of these set means that an upstream is somebody else's. */
const HOSTED_BY = [
  'CONTENTFUL_BASE_URL',
  'SHOPIFY_BASE_URL',
  'LAUNCHDARKLY_SDK_KEY',
  'SMTP_URL',
  'COGNITO_BASE_URL',
  'ACCOUNT_MANAGER_BASE_URL',
  'CATALOG_BASE_URL',
  'SUBSCRIPTION_MANAGER_BASE_URL',
  'ORDER_MANAGER_BASE_URL',
  'CHECKOUT_ORCHESTRATION_BASE_URL',
  'ANALYTICS_BASE_URL',
] as const

/** Parses the variables once. Throws an error whose message lists, a line each, what is wrong. */
function parseEnv(variables: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Variables.safeParse(present)
  if (!parsed.success)
    throw new InvalidEnv(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  const env = parsed.data
  const isEmbedded = HOSTED_BY.every((variable) => env[variable] === undefined)
  if (env.LIMITS_FACTOR !== 1 && !isEmbedded)
    throw new InvalidEnv(['LIMITS_FACTOR: only allowed while every upstream is embedded'])
  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`
  const hosts = [new URL(publicOrigin).host, ...env.ALLOWED_HOSTS.split(',').map((host) => host.trim())]
  // a container listens on every address and publishes its port, whatever it calls itself
  const isOwnMachine = isLoopback(env.HOST) && hosts.every((host) => host === '' || isLoopback(host))
  const isDemo = env.SEED_PERSONAS ?? (isEmbedded && isOwnMachine)
  return { ...env, publicOrigin, isEmbedded, isOwnMachine, isDemo }
}

/** What only this machine can mean by a host, or by an address to listen on. */
const isLoopback = (host: string) => /^(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$|^::1$/i.test(host)

export class InvalidEnv extends CannotStart {
  readonly lines: string[]
  constructor(lines: string[]) {
    super(`The environment is not usable:\n${lines.map((line) => `  - ${line}`).join('\n')}`)
    this.lines = lines
  }
}

/** The process's environment, read at first use: the only reader of `process.env`. */
export const env: () => Env = (() => {
  let parsed: Env | null = null
  return () => (parsed ??= parseEnv(process.env))
})()
