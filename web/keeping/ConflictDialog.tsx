import '../locales/keeping-texts.ts'
import '../locales/operator-texts.ts'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/dialog/Dialog.tsx'
import { EndButtons } from '../kit/dialog/EndButtons.tsx'
import { ChoiceField } from '../kit/fields/ChoiceField.tsx'

const sides = ['yours', 'theirs', 'before'] as const
export type Side = (typeof sides)[number]

/** A field that two people changed, with its values in words; null or empty is shown as empty. */
export interface FieldInConflict {
  key: string
  name: string
  values: Readonly<Record<Side, ReactNode>>
}

interface ConflictDialogProps {
  /** The record's name. */
  what: string
  fields: readonly FieldInConflict[]
  /** Called with the chosen side of each field. */
  onChoose: (chosen: Readonly<Record<string, Side>>) => void
  /** Back to the form, with everything typed in it. */
  onBack: () => void
  isSaving?: boolean
}

/** Changes that somebody else has made since: for each field yours, theirs, and the value before, to choose from. */
export function ConflictDialog({ what, fields, onChoose, onBack, isSaving = false }: ConflictDialogProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const all = (side: Side) => Object.fromEntries(fields.map(({ key }) => [key, side]))
  return (
    <Dialog
      title={t('keeping.conflict.title')}
      closeLabel={t('keeping.conflict.back')}
      width={860}
      isOpen
      isHeld
      onClose={onBack}
    >
      <div className="grid grid-cols-1 gap-18">
        <p className="max-w-[70ch] text-second">{t('keeping.conflict.lead', { what })}</p>
        {fields.length > 1 && (
          <div className="flex flex-wrap gap-8">
            <Button label={t('keeping.conflict.allYours')} onPress={() => setChosen(all('yours'))} />
            <Button label={t('keeping.conflict.allTheirs')} onPress={() => setChosen(all('theirs'))} />
          </div>
        )}
        {fields.map(({ key, name, values }) => (
          <ChoiceField
            key={key}
            label={name}
            options={sides.map((value) => ({
              value,
              label: t(`keeping.conflict.${value}`),
              detail: isEmpty(values[value]) ? (
                <em className="text-second">{t('keeping.conflict.empty')}</em>
              ) : (
                values[value]
              ),
            }))}
            value={chosen[key] ?? 'yours'}
            onChange={(side) => setChosen({ ...chosen, [key]: side })}
          />
        ))}
        <EndButtons>
          <Button label={t('keeping.conflict.back')} onPress={onBack} />
          <Button
            label={t('keeping.conflict.save')}
            look="filled"
            isBusy={isSaving}
            onPress={() => onChoose({ ...all('yours'), ...chosen })}
          />
        </EndButtons>
      </div>
    </Dialog>
  )
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}
