import { counter } from '../../metrics/counter.ts'

/** Counts the calls of the object store. Here, because servers without a store show the metrics too, but load no more of it. */
export const storeCalls = counter('quarry_store_calls_total', 'Calls of the object store')
export const storeTime = counter('quarry_store_call_seconds_total', 'Seconds that calls of the object store took, until what they brought was read or a stream began') // prettier-ignore
export const storeRetries = counter('quarry_store_retries_total', 'Calls of the object store that were repeated')
export const storeFailures = counter('quarry_store_failures_total', 'Calls of the object store that were given up or refused') // prettier-ignore
export const damagedObjects = counter('quarry_store_damaged_total', 'Objects whose content was not what had been stored') // prettier-ignore
