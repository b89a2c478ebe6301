import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { scales, type Scale } from '../../../contract/boards/board.ts'
import { Button } from '../../kit/Button.tsx'
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx'
import { useEdited, useEditedBoard } from '../editor/state/board-editor.ts'
import { rescaled } from '../verbs/rescale.ts'

/** Chooses the scale, and asks what stays the same: the sizes on paper, or the part of the room that is shown. */
export function ScaleChoice({ onSet }: { onSet: () => void }) {
  const { t } = useTranslation()
  const board = useEditedBoard()
  const scale = useEdited(({ draft }) => draft.fields.scale)
  const items = useEdited(({ draft }) => draft.items)
  const [asked, setAsked] = useState<Scale | null>(null)
  const isLaidToScale = [...items.values()].some((item) => item.type === 'sku' && item.trueScale)
  const become = (to: Scale, keeps: 'paper' | 'room') => {
    board.edit({ fields: { scale: to }, put: rescaled(items.values(), { from: scale, to, keeps }) })
    setAsked(null)
    onSet()
  }
  const choose = (chosen: string) => {
    const to = scales.find((one) => String(one) === chosen)
    if (to === undefined || to === scale) return setAsked(null)
    if (isLaidToScale) setAsked(to)
    else become(to, 'paper')
  }
  return (
    <>
      <ChoiceField
        label={t('boardPanels.scale')}
        value={String(asked ?? scale)}
        options={scales.map((one) => ({ value: String(one), label: `1 : ${one}` }))}
        onChange={choose}
      />
      {asked !== null && (
        <div className="grid gap-10">
          <p role="alert" className="text-small">
            {t('boardPanels.scaleAsk', { from: scale, to: asked })}
          </p>
          <div className="flex flex-wrap gap-8">
            <Button isSmall label={t('boardPanels.keepPaper')} onPress={() => become(asked, 'paper')} />
            <Button isSmall label={t('boardPanels.keepRoom')} onPress={() => become(asked, 'room')} />
            <Button isSmall look="quiet" label={t('boardPanels.cancel')} onPress={() => setAsked(null)} />
          </div>
        </div>
      )}
    </>
  )
}
