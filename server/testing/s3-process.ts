import S3rver from 's3rver'

/**
 * A process of a real S3-speaking server on the folder of its argument; it tells its port. Apart, because that server continues
 * listings by an old cipher, which Node gives only to a process that is started with `--openssl-legacy-provider`.
 */
const [, , directory = ''] = process.argv
const buckets = ['quarry', 'other'].map((name) => ({ name, configs: [] }))
const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: buckets })
const { port } = await server.run()
process.send?.(port)
process.once('disconnect', () => process.exit(0))
