import type { LandedCommit } from '../../src/agents/capture.ts';

/** Files by path, `D ` before one that is removed and `A ` before a new one; lines begin with `+` or `-`. */
type Files = Readonly<Record<string, readonly string[]>>;

function commit(message: string, files: Files): LandedCommit {
  return {
    message,
    files: Object.entries(files).map(([name, lines]) => {
      const [, status = 'M', path = name] = /^([AD]) (.*)$/.exec(name) ?? [];
      const of = (sign: string) => lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1));
      return { path, status: status as 'A' | 'D' | 'M', added: of('+'), removed: of('-') };
    }),
  };
}

/**
 * Commits of the kinds that repositories have, annotated by one question: did somebody choose here between ways, so that another person
 * could ask later why? They were written and annotated before the function that reads them. Only `tuned` was looked at while its words
 * were chosen.
 */
export const choices = {
  tuned: [
    commit('Replace axios with ky\n\nky is 4 kB and has retries built in.', {
      'package.json': ['-    "axios": "^1.7.2",', '+    "ky": "^1.4.0",'],
      'src/api.ts': ["-import axios from 'axios';", "+import ky from 'ky';"],
    }),
    commit('Store sessions in Redis instead of memory', {
      'src/session/store.ts': ['-const sessions = new Map();', '+const client = createClient({ url });'],
      'package.json': ['+    "redis": "^4.7.0",'],
    }),
    commit('Drop support for Node 16', {
      'package.json': ['-    "node": ">=16"', '+    "node": ">=20"'],
      '.github/workflows/ci.yml': ['-        node: [16, 18, 20]', '+        node: [20, 22]'],
    }),
    commit(
      'Revert "Cache the token in the browser"\n\nThis reverts commit 1f2e3d4. The token could be read by any script.',
      {
        'src/auth/token.ts': ["-localStorage.setItem('token', token);"],
      },
    ),
    commit('Switch the queue to at-least-once delivery', {
      'src/queue/consumer.py': [
        '-    channel.basic_consume(queue, auto_ack=True)',
        '+    channel.basic_consume(queue)',
      ],
      'src/queue/handler.py': ['+    if seen(message.id):', '+        return'],
    }),
    commit('Add a column for the currency', {
      'A db/migrations/20260301_currency.sql': [
        "+ALTER TABLE orders ADD COLUMN currency char(3) NOT NULL DEFAULT 'EUR';",
      ],
    }),
    commit('Verwende PostgreSQL statt SQLite\n\nSQLite sperrt die ganze Datei beim Schreiben.', {
      'config/database.yml': ['-  adapter: sqlite3', '+  adapter: postgresql'],
      Gemfile: ["-gem 'sqlite3'", "+gem 'pg'"],
    }),
    commit('Change the pagination of /orders from page to cursor', {
      'api/openapi.yaml': ['-        - name: page', '+        - name: cursor'],
      'src/orders.go': [
        '-func ListOrders(page int) ([]Order, error) {',
        '+func ListOrders(cursor string) ([]Order, string, error) {',
      ],
    }),
    commit('Limit uploads to 10 MB because larger ones time out behind the proxy', {
      'src/upload.ts': ['-const most = 100 * MB;', '+const most = 10 * MB;'],
    }),
    commit('Utiliser pnpm au lieu de npm', {
      'D package-lock.json': ['-{', '-  "lockfileVersion": 3'],
      'A pnpm-lock.yaml': ["+lockfileVersion: '9.0'"],
      'package.json': ['+  "packageManager": "pnpm@9.12.0",'],
    }),
    commit('Remove the ORM', {
      'D src/db/models.py': ['-class Order(Base):', "-    __tablename__ = 'orders'"],
      'src/orders.py': ['-from db.models import Order', '+from db.sql import query'],
      'requirements.txt': ['-sqlalchemy==2.0.31'],
    }),
    commit('Reemplazar moment por date-fns', {
      'package.json': ['-    "moment": "^2.30.1",', '+    "date-fns": "^3.6.0",'],
      'src/dates.ts': ["-import moment from 'moment';", "+import { format } from 'date-fns';"],
    }),
    commit(
      'Retry failed payments only twice\n\nMore attempts made the bank block us, so we stop early rather than back off.',
      {
        'src/payments/retry.rb': ['-MAX_ATTEMPTS = 5', '+MAX_ATTEMPTS = 2'],
      },
    ),
    commit('Sign webhooks with Ed25519', {
      'src/webhooks/sign.rs': ['-use hmac::Hmac;', '+use ed25519_dalek::SigningKey;'],
      'Cargo.toml': ['-hmac = "0.12"', '+ed25519-dalek = "2.1"'],
    }),
    commit('Make the timeout of the client configurable', {
      'src/client.ts': [
        '-export function connect(url: string): Client {',
        '+export function connect(url: string, options: { timeout?: number } = {}): Client {',
      ],
      'README.md': ['+`timeout`: milliseconds, 5000 by default'],
    }),
  ],
  untouched: [
    commit('Move from Webpack to Vite', {
      'package.json': [
        '-    "webpack": "^5.94.0",',
        '-    "webpack-cli": "^5.1.4",',
        '+    "vite": "^5.4.2",',
      ],
      'D webpack.config.js': ['-module.exports = {'],
      'A vite.config.ts': ['+export default defineConfig({ plugins: [react()] });'],
    }),
    commit('Use a mutex around the cache\n\nA lock-free map was tried, but it made reads twice as slow.', {
      'pkg/cache/cache.go': ['-	m sync.Map', '+	mu sync.Mutex', '+	m  map[string]entry'],
    }),
    commit('feat!: rename `user_id` to `account_id` in the public API', {
      'proto/account.proto': ['-  string user_id = 1;', '+  string account_id = 1;'],
    }),
    commit('Poll every 30 seconds rather than keep a socket open', {
      'src/live.ts': ['-const socket = new WebSocket(url);', '+setInterval(load, 30_000);'],
    }),
    commit('キャッシュをやめてデータベースから直接読む\n\n古い値が返ることがあったため。', {
      'src/prices.ts': ['-return cache.get(id) ?? load(id);', '+return load(id);'],
    }),
    commit('Deaktiviere den Autosave, weil er Konflikte überschrieb', {
      'src/editor.ts': ['-autosave(doc, 5_000);'],
    }),
    commit('Add zod and validate requests at the edge', {
      'package.json': ['+    "zod": "^3.23.8",'],
      'src/routes/orders.ts': ['+const body = orderSchema.parse(await request.json());'],
    }),
    commit('Back out the new scheduler\n\nIt starved long jobs under load.', {
      'src/scheduler.rs': [
        '-fn next_fair(&mut self) -> Option<Job> {',
        '+fn next(&mut self) -> Option<Job> {',
      ],
    }),
    commit('Split the monolith: billing gets its own database', {
      'A billing/migrations/0001_init.sql': ['+CREATE TABLE invoices (id uuid PRIMARY KEY);'],
      'docker-compose.yml': ['+  billing-db:', '+    image: postgres:16'],
    }),
    commit('Trocar o Celery pelo RQ', {
      'requirements.txt': ['-celery==5.4.0', '+rq==1.16.2'],
      'app/tasks.py': ['-@app.task', '+@job("default")'],
    }),
    commit('Round half to even in invoices', {
      'src/money.java': [
        '-        return value.setScale(2, RoundingMode.HALF_UP);',
        '+        return value.setScale(2, RoundingMode.HALF_EVEN);',
      ],
    }),
    commit('Delete the GraphQL endpoint, nobody called it for a year', {
      'D src/graphql/schema.graphql': ['-type Query {', '-  orders: [Order!]!'],
      'D src/graphql/server.ts': ['-export const server = new ApolloServer({ typeDefs });'],
      'src/main.ts': ["-import { server } from './graphql/server.ts';"],
    }),
    commit('Set log level to warn in production', {
      'config/production.yaml': ['-logLevel: info', '+logLevel: warn'],
    }),
    commit('Заменить cron на systemd timers', {
      'D deploy/crontab': ['-0 3 * * * /opt/app/backup'],
      'A deploy/backup.timer': ['+[Timer]', '+OnCalendar=daily'],
    }),
    commit('Keep both hash formats until 2027', {
      'src/password.py': [
        '+    if stored.startswith("$2b$"):',
        '+        return bcrypt.checkpw(given, stored)',
      ],
    }),
  ],
};

/** Commits that show no choice: work that follows from what was decided before, or that nobody would ask about. */
export const routine = {
  tuned: [
    commit('Fix a typo in the login page', { 'src/login.tsx': ['-  Pasword', '+  Password'] }),
    commit('Bump vitest from 2.0.4 to 2.0.5', {
      'package.json': ['-    "vitest": "2.0.4",', '+    "vitest": "2.0.5",'],
      'package-lock.json': ['-      "version": "2.0.4",', '+      "version": "2.0.5",'],
    }),
    commit('Add tests for the parser', { 'A tests/parser.test.ts': ["+it('reads an empty file', () => {"] }),
    commit('Format the code', {
      'src/a.ts': ["-const a = 'x'", "+const a = 'x';"],
      'src/b.ts': ['-if(a)', '+if (a)'],
    }),
    commit('Fix crash when the list is empty', {
      'src/list.py': ['-    first = items[0]', '+    first = items[0] if items else None'],
    }),
    commit('Update README', { 'README.md': ['+See the wiki for the setup on Windows.'] }),
    commit('Release 1.4.2', {
      'package.json': ['-  "version": "1.4.1",', '+  "version": "1.4.2",'],
      'CHANGELOG.md': ['+## 1.4.2'],
    }),
    commit('Rename a variable', { 'src/total.go': ['-	t := sum(xs)', '+	total := sum(xs)'] }),
    commit('Fehler beim Speichern behoben', {
      'src/save.ts': ['-await write(path)', '+await write(path, data)'],
    }),
    commit('Merge branch "main" into feature/login', {}),
    commit('Extract a helper', {
      'src/orders.ts': [
        '-const total = items.reduce((sum, one) => sum + one.price, 0);',
        '+const total = totalOf(items);',
      ],
      'A src/total.ts': ['+export function totalOf(items: readonly Item[]): number {'],
    }),
    commit('Remove an unused import', { 'src/app.ts': ["-import { unused } from './unused.ts';"] }),
    commit('Add German translations', { 'locales/de.json': ['+  "save": "Speichern",'] }),
    commit('Show the date in the header', { 'src/header.tsx': ['+      <time>{formatDate(now)}</time>'] }),
    commit('Fix flaky test\n\nIt failed because the clock was read twice.', {
      'tests/clock.test.ts': ['-expect(age(Date.now())).toBe(0);', '+expect(age(now)).toBe(0);'],
    }),
  ],
  untouched: [
    commit('Fix off-by-one in pagination', {
      'src/pages.ts': ['-for (let i = 0; i <= n; i++)', '+for (let i = 0; i < n; i++)'],
    }),
    commit('chore(deps): update dependency eslint to v9.9.1', {
      'package.json': ['-    "eslint": "9.9.0",', '+    "eslint": "9.9.1",'],
      'pnpm-lock.yaml': ['-        version: 9.9.0', '+        version: 9.9.1'],
    }),
    commit('Corrige une faute de frappe', { 'docs/guide.md': ['-Bienvenu', '+Bienvenue'] }),
    commit('Add a page for the settings', {
      'A src/settings/page.tsx': ['+export function SettingsPage() {'],
      'src/routes.ts': ["+  { path: '/settings', element: SettingsPage },"],
    }),
    commit('Do not switch tabs while loading', {
      'src/tabs.tsx': ['-onClick={() => open(tab)}', '+onClick={() => loading || open(tab)}'],
    }),
    commit('Update snapshots', { 'tests/__snapshots__/a.snap': ['-<div />', '+<div class="a" />'] }),
    commit('Move helpers into a folder', {
      'D src/dates.ts': ['-export function day(date: Date): string {'],
      'A src/text/dates.ts': ['+export function day(date: Date): string {'],
      'src/app.ts': ["-import { day } from './dates.ts';", "+import { day } from './text/dates.ts';"],
    }),
    commit('Explain the retry loop', {
      'src/retry.rb': ['+  # The bank answers 409 while it still works on the first request.'],
    }),
    commit('Fix memory leak in the watcher', { 'src/watch.rs': ['+        self.handles.remove(&id);'] }),
    commit('テストを追加', { 'A tests/price_test.py': ['+def test_price_is_rounded():'] }),
    commit('Add missing await', { 'src/save.ts': ['-store.save(order);', '+await store.save(order);'] }),
    commit('Regenerate the client', {
      'src/client.gen.ts': ['-export interface OrderV1 {', '+export interface OrderV2 {'],
    }),
    commit('Align the buttons', { 'src/form.css': ['-  margin: 4px;', '+  margin: 8px;'] }),
    commit('Arreglar el enlace roto', { 'docs/index.md': ['-[guía](./guia)', '+[guía](./guia.md)'] }),
    commit('Handle an empty response from the server', {
      'src/api.ts': ['-return JSON.parse(text);', '+return text === "" ? undefined : JSON.parse(text);'],
    }),
  ],
};
