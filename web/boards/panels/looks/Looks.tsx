import { useTranslation } from 'react-i18next'
import {
  labelFields,
  labelPositions,
  LONGEST_BOARD_TEXT,
  LONGEST_ITEM_NAME,
  masks,
  textLevels,
  type Item,
  type Label,
} from '../../../contract/boards/item.ts'
import { showsOnePiece } from '../../../contract/boards/scale.ts'
import { shared } from '../verbs/chosen.ts'
import { ColorField } from './ColorField.tsx'
import styles from './Looks.module.css'
import { NumberField } from './NumberField.tsx'
import { PlainSelect } from './PlainSelect.tsx'
import { TickField } from './TickField.tsx'
import { WordsField } from './WordsField.tsx'

interface LooksProps {
  items: readonly Item[]
  onChange: (changed: readonly Item[], merges?: string) => void
}

/** Sizes of letters in mm that go with a level. */
const LETTERS = { title: 9, body: 4.5 }

/** How what is chosen looks: what all the chosen have is changed for all of them. */
export function Looks({ items, onChange }: LooksProps) {
  const { t } = useTranslation()
  if (items.length === 0) return null
  const all = {
    masked: items.filter((item) => 'mask' in item),
    texts: items.filter((item) => item.type === 'text'),
    shapes: items.filter((item) => item.type === 'shape'),
    chips: items.filter((item) => item.type === 'chip'),
    frames: items.filter((item) => item.type === 'frame'),
    samples: items.filter((item) => item.type === 'sku'),
  }
  const [only] = items.length === 1 ? items : []
  return (
    <div className={styles['looks']}>
      {all.texts.length > 0 && (
        <>
          {all.texts.length === 1 && (
            <WordsField
              label={t('boardPanels.text')}
              value={all.texts[0]?.text ?? ''}
              most={LONGEST_BOARD_TEXT}
              onSet={(text) =>
                onChange(
                  all.texts.map((item) => ({ ...item, text })),
                  'text',
                )
              }
            />
          )}
          <PlainSelect
            label={t('boardPanels.level')}
            value={shared(all.texts, (item) => (item.type === 'text' ? item.level : null))}
            options={textLevels.map((value) => ({ value, label: t(`boardPanels.levels.${value}`) }))}
            onChoose={(level) => onChange(all.texts.map((item) => ({ ...item, level, size: LETTERS[level] })))}
          />
          <NumberField
            label={t('boardPanels.letters')}
            unit={t('boardPanels.mm')}
            value={shared(all.texts, (item) => (item.type === 'text' ? item.size : null))}
            least={1}
            most={500}
            step={0.5}
            onSet={(size) =>
              onChange(
                all.texts.map((item) => ({ ...item, size })),
                'letters',
              )
            }
          />
          <PlainSelect
            label={t('boardPanels.textAlign')}
            value={shared(all.texts, (item) => (item.type === 'text' ? item.align : null))}
            options={(['left', 'center', 'right'] as const).map((value) => ({
              value,
              label: t(`boardPanels.aligns.${value}`),
            }))}
            onChoose={(align) => onChange(all.texts.map((item) => ({ ...item, align })))}
          />
          <ColorField
            label={t('boardPanels.color')}
            value={shared(all.texts, (item) => (item.type === 'text' ? item.color : null))}
            onSet={(color) =>
              color &&
              onChange(
                all.texts.map((item) => ({ ...item, color })),
                'color',
              )
            }
          />
        </>
      )}
      {all.shapes.length > 0 && (
        <>
          <ColorField
            label={t('boardPanels.fill')}
            mayBeNone
            value={shared(all.shapes, (item) => (item.type === 'shape' ? item.fill : null))}
            onSet={(fill) =>
              onChange(
                all.shapes.map((item) => ({ ...item, fill })),
                'fill',
              )
            }
          />
          <ColorField
            label={t('boardPanels.stroke')}
            mayBeNone
            value={shared(all.shapes, (item) => (item.type === 'shape' ? item.stroke : null))}
            onSet={(stroke) =>
              onChange(
                all.shapes.map((item) => ({ ...item, stroke })),
                'stroke',
              )
            }
          />
          <NumberField
            label={t('boardPanels.strokeWidth')}
            unit={t('boardPanels.mm')}
            value={shared(all.shapes, (item) => (item.type === 'shape' ? item.strokeWidth : null))}
            least={0}
            most={100}
            step={0.1}
            onSet={(strokeWidth) =>
              onChange(
                all.shapes.map((item) => ({ ...item, strokeWidth })),
                'strokeWidth',
              )
            }
          />
        </>
      )}
      {all.chips.length > 0 && (
        <ColorField
          label={t('boardPanels.color')}
          value={shared(all.chips, (item) => (item.type === 'chip' ? item.color : null))}
          onSet={(color) =>
            color &&
            onChange(
              all.chips.map((item) => ({ ...item, color })),
              'color',
            )
          }
        />
      )}
      {all.frames.length > 0 && (
        <ColorField
          label={t('boardPanels.fill')}
          mayBeNone
          value={shared(all.frames, (item) => (item.type === 'frame' ? item.fill : null))}
          onSet={(fill) =>
            onChange(
              all.frames.map((item) => ({ ...item, fill })),
              'fill',
            )
          }
        />
      )}
      {only && (only.type === 'chip' || only.type === 'frame' || only.type === 'picture') && (
        <WordsField
          label={t('boardPanels.nameOf')}
          value={only.name}
          most={LONGEST_ITEM_NAME}
          isShort
          onSet={(name) => onChange([{ ...only, name }], 'name')}
        />
      )}
      {all.masked.length > 0 && (
        <>
          <PlainSelect
            label={t('boardPanels.mask')}
            value={shared(all.masked, (item) => ('mask' in item ? item.mask : null))}
            options={masks.map((value) => ({ value, label: t(`boardPanels.masks.${value}`) }))}
            onChoose={(mask) => onChange(all.masked.map((item) => ({ ...item, mask })))}
          />
          <TickField
            label={t('boardPanels.shadow')}
            isTicked={shared(all.masked, (item) => 'shadow' in item && item.shadow) === true}
            onTick={(shadow) => onChange(all.masked.map((item) => ({ ...item, shadow })))}
          />
          <Labels
            label={all.masked[0] && 'label' in all.masked[0] ? all.masked[0].label : null}
            onChange={(label) => onChange(all.masked.map((item) => ({ ...item, label })))}
          />
        </>
      )}
      {all.samples.length > 0 && all.samples.every((item) => showsOnePiece(item.snapshot) && item.trueScale) && (
        <NumberField
          label={t('boardPanels.joint')}
          unit={t('boardPanels.mm')}
          value={shared(all.samples, (item) => (item.type === 'sku' ? (item.tileRepeat?.joint ?? 0) : null))}
          least={0}
          most={100}
          step={0.5}
          onSet={(joint) =>
            onChange(
              all.samples.map((item) => ({ ...item, tileRepeat: item.tileRepeat && { ...item.tileRepeat, joint } })),
              'joint',
            )
          }
        />
      )}
      <NumberField
        label={t('boardPanels.opacity')}
        unit="%"
        value={percent(shared(items, ({ opacity }) => opacity))}
        least={0}
        most={100}
        step={5}
        onSet={(share) =>
          onChange(
            items.map((item) => ({ ...item, opacity: share / 100 })),
            'opacity',
          )
        }
      />
      {only && (
        <>
          <WordsField
            label={t('boardPanels.note')}
            hint={t('boardPanels.noteHint')}
            value={only.note}
            most={LONGEST_BOARD_TEXT}
            onSet={(note) => onChange([{ ...only, note }], 'note')}
          />
          <WordsField
            label={t('boardPanels.altText')}
            hint={t('boardPanels.altTextHint')}
            value={only.altText}
            most={500}
            isShort
            onSet={(altText) => onChange([{ ...only, altText }], 'altText')}
          />
        </>
      )}
    </div>
  )
}

function percent(share: number | null): number | null {
  return share === null ? null : Math.round(share * 100)
}

interface LabelsProps {
  label: Label | null
  onChange: (label: Label) => void
}

/** What stands beside an item on the paper. */
function Labels({ label, onChange }: LabelsProps) {
  const { t } = useTranslation()
  if (!label) return null
  return (
    <fieldset className={styles['labels']}>
      <legend>{t('boardPanels.label')}</legend>
      <TickField
        label={t('boardPanels.labelShown')}
        isTicked={label.show}
        onTick={(show) =>
          onChange({ ...label, show, fields: label.fields.length > 0 ? label.fields : ['number', 'name'] })
        }
      />
      {label.show && (
        <>
          <div className={styles['fields']}>
            {labelFields.map((field) => (
              <TickField
                key={field}
                label={t(`boardPanels.labelFields.${field}`)}
                isTicked={label.fields.includes(field)}
                onTick={(isIn) =>
                  // In the order of the list, whichever was ticked first.
                  onChange({
                    ...label,
                    fields: labelFields.filter((one) => (one === field ? isIn : label.fields.includes(one))),
                  })
                }
              />
            ))}
          </div>
          <PlainSelect
            label={t('boardPanels.labelPosition')}
            value={label.position}
            options={labelPositions.map((value) => ({ value, label: t(`boardPanels.labelPositions.${value}`) }))}
            onChoose={(position) => onChange({ ...label, position })}
          />
        </>
      )}
    </fieldset>
  )
}
