import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { login } from '@camellia/contract/access'
import type { AnyEndpoint } from '@camellia/contract/endpoint'
import { searchMembers } from '@camellia/contract/member'
import { listMembers, memberTotals } from '@camellia/contract/member-list'
import { moveMember, previewMove } from '@camellia/contract/member-move'
import { readMember } from '@camellia/contract/member-panel'
import { openBranch } from '@camellia/contract/member-tree'
import { listTrail } from '@camellia/contract/trail'
import { connect } from '@camellia/db/connect'
import { startEmbedded } from '@camellia/db/embedded'
import { migrate } from '@camellia/db/migrate'
import { createSeal } from '@camellia/db/sealed'
import { hashPassword } from '../apps/server/src/member/password'
import type { Product } from '../apps/server/src/product'
import { insertBaseRoles } from '../apps/server/src/role/role.sql'
import { median } from './load'
import { growTree, PEOPLE } from './people-tree'
import { openProduct } from './product'

const RUNS = 21
const PASSWORD = 'Camellia1!'

/** `npm run bench:people`: how long the office waits with 100,000 members below the head office. */
async function main(): Promise<void> {
  const dataDir = resolve(process.env.BENCH_DIR ?? join('.data', 'bench-people'))
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true })
  const cluster = await startEmbedded({ dataDir, log: say })
  await migrate(cluster.ownerUrl)
  const product = await openProduct(cluster)
  await product.db.system((tx) => insertBaseRoles(tx))
  const owner = connect(cluster.ownerUrl, { max: 1 })
  const tree = await growTree(owner, {
    passwordHash: await hashPassword(PASSWORD),
    seal: createSeal(new Uint8Array(32)),
    say,
  })
  await owner.end()
  say(`${PEOPLE.toLocaleString('en-US')} members are there`)
  await measure(product, tree)
  await product.close()
  await cluster.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function measure(product: Product, tree: Awaited<ReturnType<typeof growTree>>) {
  const list = { page: 1, size: 50, below: 'ALL', sort: 'createdAt', direction: 'DESC' }
  const player = { ...list, kinds: ['MEMBER'] }
  const { store, agency } = tree
  const calls: readonly (readonly [string, string, AnyEndpoint, unknown])[] = [
    ['member list, first page', 'admin', listMembers, player],
    ['member list, page 200', 'admin', listMembers, { ...player, page: 200 }],
    ['member list by balance', 'admin', listMembers, { ...player, sort: 'balance' }],
    ['member list by last seen', 'admin', listMembers, { ...player, sort: 'lastSeenAt' }],
    ['member list below an agency', 'admin', listMembers, { ...player, under: agency.id }],
    ['member list of a store', store.code, listMembers, player],
    ['list, search by code', 'admin', listMembers, { ...player, search: 'p09000' }],
    ['totals of everyone', 'admin', memberTotals, { below: 'ALL' }],
    ['search by code', 'admin', searchMembers, { text: 'p09000' }],
    ['search by one letter', 'admin', searchMembers, { text: 'p' }],
    ['search by nickname', 'admin', searchMembers, { text: '달빛90' }],
    ['search by phone', 'admin', searchMembers, { text: '01000050000' }],
    ['search by account', 'admin', searchMembers, { text: '1000050000' }],
    ['search of a store', store.code, searchMembers, { text: 'p' }],
    ['tree, root opened', 'admin', openBranch, {}],
    ['tree, agency opened', 'admin', openBranch, { id: agency.id }],
    ['member panel', 'admin', readMember, { id: tree.player }],
    ['audit log', 'admin', listTrail, { size: 50 }],
    ['move preview, 1,000 people', 'admin', previewMove, { id: tree.big, parentId: agency.id }],
  ]
  const tokens = new Map<string, string>()
  for (const code of ['admin', store.code]) tokens.set(code, await tokenOf(product, code))
  say('')
  for (const [name, code, endpoint, input] of calls) {
    const times: number[] = []
    for (let run = 0; run < RUNS; run++)
      times.push(await once(product, endpoint, input, tokens.get(code)))
    line(name, times)
  }
  const moves: number[] = []
  for (const parentId of [agency.id, tree.bigParent, agency.id, tree.bigParent, agency.id]) {
    const input = { id: tree.big, parentId, reason: 'bench' }
    moves.push(await once(product, moveMember, input, tokens.get('admin')))
  }
  line('move of 1,000 people', moves)
}

async function once(
  { office }: Product,
  endpoint: AnyEndpoint,
  input: unknown,
  token: string | undefined,
): Promise<number> {
  const from = performance.now()
  const reply = await office.inject({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    payload: JSON.stringify(input),
  })
  const took = performance.now() - from
  const { code } = JSON.parse(reply.body)
  if (code !== 'SUCCESS') throw new Error(`${endpoint.path}: ${reply.body.slice(0, 300)}`)
  return took
}

async function tokenOf({ office }: Product, code: string): Promise<string> {
  const payload = JSON.stringify({ code, password: PASSWORD })
  const headers = { 'content-type': 'application/json' }
  const url = `/api${login.path}`
  const reply = await office.inject({ method: 'POST', url, headers, payload })
  return JSON.parse(reply.body).data.accessToken
}

function line(name: string, times: readonly number[]): void {
  const worst = Math.max(...times)
  say(
    `${name.padEnd(32)} median ${median(times).toFixed(1).padStart(7)} ms   worst ${worst.toFixed(1)} ms`,
  )
}

function say(text: string): void {
  console.log(text)
}

await main()
