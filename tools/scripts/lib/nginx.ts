import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startService } from './services'

const PROGRAM = process.env.NGINX || 'nginx'
const SHIPPED = path.resolve('deploy/nginx.conf')
const ATTEMPTS = 100
const PAUSE = 50

/** False where no nginx is installed: what needs it is then skipped, with a message. */
export const hasNginx = spawnSync(PROGRAM, ['-v']).status === 0

export interface NginxProxy {
  origin: string
  /** A folder whose files are served as they are, at `/static-file/`. */
  files: string
  /** The folder of the access log. */
  logs: string
  stop: () => Promise<void>
}

/** The shipped configuration with other addresses in it, and nothing else changed. */
const configurationFor = (shipped: string, folder: string, port: number, sites: string[]): string =>
  shipped
    .replace(/^ {2}server site-\d.*\n/gm, '')
    .replace(
      'upstream site {',
      `upstream site {\n${sites.map((site) => `  server ${site} max_fails=2 fail_timeout=5s;`).join('\n')}`,
    )
    .replace(
      'upstream site_of_one {',
      `upstream site_of_one {\n${sites.map((site) => `  server ${site} max_fails=0;`).join('\n')}`,
    )
    .replace('listen 80 default_server;', `listen 127.0.0.1:${port} default_server;`)
    .replace(/server_name \$\{SITE_HOST\};/, 'server_name localhost 127.0.0.1;')
    .replace('listen 80;', `listen 127.0.0.1:${port};\n  location /static-file/ { alias ${folder}/files/; }`)
    .replaceAll('/var/cache/nginx/', `${folder}/`)
    .replaceAll('/var/log/site/', `${folder}/`)
    .replace('root /usr/share/nginx/html;', `root ${folder};`)

/** nginx run by root drops root's rights for its workers, which then cannot read the folder: they stay root there. */
const USER = process.getuid?.() === 0 ? 'user root;' : ''

const wholeConfiguration = (folder: string, inside: string): string => `
${USER}
pid ${folder}/nginx.pid;
worker_processes 1;
events { worker_connections 1024; }
http {
  default_type application/octet-stream;
  types { text/html html; }
  sendfile on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${inside}
}
`

/**
 * Runs nginx with the shipped configuration (deploy/nginx.conf) in front of some servers, as the current user.
 * @param sites hosts and ports
 * @throws Error when it does not start; the message is nginx's own
 */
export async function startNginx(port: number, sites: string[]): Promise<NginxProxy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'))
  await mkdir(path.join(folder, 'files'))
  const inside = configurationFor(await readFile(SHIPPED, 'utf8'), folder, port, sites)
  const file = path.join(folder, 'nginx.conf')
  await writeFile(file, wholeConfiguration(folder, inside))
  const nginx = startService('nginx', ['-e', 'stderr', '-c', file, '-g', 'daemon off;'], {
    env: process.env,
    program: PROGRAM,
    isSilent: true,
  })
  let hasEnded = false
  void nginx.ended.then(() => {
    hasEnded = true
  })
  const stop = async (): Promise<void> => {
    await nginx.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const origin = `http://localhost:${port}`
  for (let attempt = 0; attempt < ATTEMPTS && !hasEnded; attempt += 1) {
    if (
      await fetch(`http://127.0.0.1:${port}/static-file/`).then(
        () => true,
        () => false,
      )
    )
      return { origin: `http://127.0.0.1:${port}`, files: path.join(folder, 'files'), logs: folder, stop }
    await sleep(PAUSE)
  }
  await stop()
  throw new Error(`nginx did not start at ${origin}: ${nginx.output()}`)
}
