import { useMutation } from '@tanstack/react-query'
import type { InputOf } from '../../../contract/endpoint.ts'
import type { RecordCalls } from '../../../contract/keeping/record-calls.ts'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { call } from '../../api.ts'
import { reportFailure } from '../../errors/report.ts'
import { useRecordsChanged } from './queries.ts'
import { callsOf } from './record.ts'
import { faultsIn, type Faults } from './record-change.ts'

interface Ends {
  onMade: () => void
  onRefused: (faults: Faults) => void
}

/** Creates records; refusals are shown at their fields. */
export function useCreation(kind: RecordKindName, { onMade, onRefused }: Ends) {
  const onChanged = useRecordsChanged()
  const { mutate, isPending } = useMutation({
    mutationFn: (fields: object) => call(callsOf(kind).create, fields as InputOf<RecordCalls['create']>),
    onSuccess: () => {
      onChanged()
      onMade()
    },
    onError: (error) => {
      const faults = faultsIn(error)
      if (faults) onRefused(faults)
      else reportFailure(error)
    },
    meta: { isSilent: true },
  })
  return { make: mutate, isPending }
}
