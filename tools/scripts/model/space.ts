import http from 'node:http'
import https from 'node:https'
import type { ExportContentType } from '@sandbox/export-format'
import type { EditorInterface } from '@sandbox/space/loading/editor-interfaces'
import type { ContentTypeProps, EditorInterfaceProps, PlainClientAPI } from 'contentful-management'
import * as management from 'contentful-management'
import type { ModelType, TypePlan } from './plan'

// One CommonJS bundle: Node sees its names below `default` only, Jest beside it.
const { createClient } = (management as { default?: typeof management }).default ?? management

/** The space's model through Contentful's management API. */
export interface ModelSpace {
  client: PlainClientAPI
  read(): Promise<ModelType[]>
  /** Writes and publishes one content type, on top of the version last read. */
  write(plan: TypePlan): Promise<void>
  /** Publishes those of the content types that were saved only: a run was ended in between. */
  publishSaved(ids: ReadonlySet<string>): Promise<string[]>
  /** Why it must not be narrowed: it is not a copy; null for a copy. */
  originalReason(): Promise<string | null>
}

export interface SpaceAddress {
  /** https://api.contentful.com, or that of the EU. */
  origin: string
  spaceId: string
  environmentId: string
  token: string
}

const isSaved = ({ sys }: ContentTypeProps) =>
  sys.publishedVersion === undefined || sys.version > sys.publishedVersion + 1

/** Contentful omits unset values of a control. */
const editorOf = ({
  controls = [],
  editorLayout,
  groupControls,
}: EditorInterfaceProps): ModelType['editor'] =>
  ({ controls, editorLayout, groupControls }) as unknown as Omit<EditorInterface, 'sys'>

/** @throws the SDK's errors */
export function openModelSpace({ origin, spaceId, environmentId, token }: SpaceAddress): ModelSpace {
  const { host, protocol } = new URL(origin)
  const client = createClient(
    {
      accessToken: token,
      host,
      insecure: protocol === 'http:',
      // A connection for each call: the SDK adds a listener to a connection at every call and removes none.
      httpAgent: new http.Agent(),
      httpsAgent: new https.Agent(),
    },
    { type: 'plain', defaults: { spaceId, environmentId } },
  )
  const types = async (): Promise<ContentTypeProps[]> =>
    (await client.contentType.getMany({ query: { limit: 1000 } })).items

  // As last read: each is written at most once after that.
  let known = new Map<string, ContentTypeProps>()

  const publish = async (type: ContentTypeProps) => {
    await client.contentType.publish({ contentTypeId: type.sys.id }, type)
  }

  return {
    client,
    read: async () => {
      const [found, editors] = await Promise.all([
        types(),
        client.editorInterface.getMany({ query: { limit: 1000 } }),
      ])
      known = new Map(found.map((type) => [type.sys.id, type]))
      const byType = new Map(editors.items.map((editor) => [editor.sys.contentType.sys.id, editorOf(editor)]))
      return found.map((type) => ({
        type: type as unknown as ExportContentType,
        editor: byType.get(type.sys.id) ?? null,
      }))
    },
    write: async ({ id, type, editor }) => {
      if (type) {
        const { name, description, displayField, fields } = type
        const body = { name, description: description ?? '', displayField: displayField ?? '', fields }
        const own = known.get(id)
        const saved = own
          ? await client.contentType.update({ contentTypeId: id }, { ...own, ...body } as ContentTypeProps)
          : await client.contentType.createWithId({ contentTypeId: id }, body as never)
        await publish(saved)
      }
      if (!editor) return
      const own = await client.editorInterface.get({ contentTypeId: id })
      await client.editorInterface.update({ contentTypeId: id }, { ...own, ...(editor as object) })
    },
    publishSaved: async (ids) => {
      const saved = (await types()).filter((type) => ids.has(type.sys.id) && isSaved(type))
      for (const type of saved) await publish(type)
      return saved.map(({ sys }) => sys.id)
    },
    originalReason: async () => {
      const { sys } = await client.environment.get({})
      const isAliased = (sys.aliases ?? []).length > 0
      if (environmentId !== 'master' && !isAliased) return null
      return `${environmentId} is not a copy: copy it (Settings, Environments), and set CONTENTFUL_ENVIRONMENT to the copy.`
    },
  }
}
