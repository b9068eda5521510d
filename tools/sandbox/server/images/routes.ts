import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isUnmodified } from '../delivery/reply'
import { notFound } from '../errors'
import { paramsOf } from '../query/params'
import { ImageCache } from './cache'
import { type ImageParams, imageParamsOf, isPlain } from './params'
import { sendRange } from './range'
import { type ImageSource, imageSourceOf, type SourceContext } from './source'
import { formatOf, MEDIA_TYPE, originalBytes, transform } from './transform'

interface ImagePath {
  Params: { asset: string; file: string }
}

const ONE_YEAR = 'public, max-age=31536000'

const isTransformable = ({ contentType }: ImageSource): boolean =>
  contentType.startsWith('image/') && contentType !== 'image/svg+xml'

interface Picture {
  bytes: Buffer
  contentType: string
}

const pictureOf = async (cache: ImageCache, source: ImageSource, params: ImageParams): Promise<Picture> => {
  const { contentType, version } = source
  if (source.file === null && !contentType.startsWith('image/')) throw notFound()
  if (!isTransformable(source) || (isPlain(params) && source.file !== null))
    return { bytes: await originalBytes(source), contentType }
  const bytes = await cache.get(`${version} ${JSON.stringify(params)}`, () => transform(source, params))
  return { bytes, contentType: MEDIA_TYPE[params.format ?? formatOf(contentType)] }
}

/** The Images API: `/{space}/{asset}/{token}/{file}`. The path decides which picture is read. */
export function imageRoutes(app: FastifyInstance, context: SourceContext): void {
  const cache = new ImageCache()
  app.get<ImagePath>('/:space/:asset/:token/:file', async (request, reply): Promise<FastifyReply> => {
    const { asset } = request.params
    const params = imageParamsOf(paramsOf(request.query))
    const source = await imageSourceOf(context, request.url.split('?')[0] ?? '', asset)
    if (source === null) throw notFound({ type: 'Asset', id: asset })
    const { bytes, contentType } = await pictureOf(cache, source, params)
    const etag = `"${createHash('md5').update(bytes).digest('hex')}"`
    reply.headers({
      'Accept-Ranges': 'bytes',
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': ONE_YEAR,
      ETag: etag,
      'Timing-Allow-Origin': '*',
    })
    if (isUnmodified(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return sendRange(reply.type(contentType), bytes, request.headers.range)
  })
}
