import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { figures, type Figure } from '../../../../../contract/sharing/links.ts'
import { ChoiceField } from '../../../../kit/fields/ChoiceField.tsx'
import { SwitchField } from '../../../../kit/fields/SwitchField.tsx'

interface FigureChoiceProps {
  figure: Figure | null
  /** Lines with a range and no agreed price; undefined: as many as there will be. */
  open: number | undefined
  onChange: (figure: Figure | null) => void
}

/** Whether a list shows ranges or one figure, and at what its open prices count then. */
export function FigureChoice({ figure, open, onChange }: FigureChoiceProps) {
  const { t } = useTranslation()
  /** What was chosen last, for when ranges are switched off again. */
  const [last, setLast] = useState<Figure>(figure ?? 'open')
  return (
    <>
      <SwitchField
        label={t('shareLinks.switches.ranges.label')}
        note={t('shareLinks.switches.ranges.note')}
        value={figure === null}
        onChange={(isOn) => onChange(isOn ? null : last)}
      />
      {figure !== null && open !== 0 && (
        <ChoiceField
          label={open === undefined ? t('shareLinks.figure.ofEach') : t('shareLinks.figure.label', { count: open })}
          options={figures.map((value) => ({ value, label: t(`shareLinks.figure.${value}`) }))}
          value={figure}
          onChange={(chosen) => {
            setLast(chosen)
            onChange(chosen)
          }}
        />
      )}
    </>
  )
}
