import { addressFields, addressTypes } from '../../../../machines/rules/address.ts'
import type { AddressEntries, AddressField, AddressType } from '../../../../machines/rules/address.ts'
import type { ThirdPartyProblems } from '../../../../machines/third-party-registration.machine.ts'
import { classes } from '../../components/classes.ts'
import { RadioChoice } from '../../components/radio-choice/radio-choice.tsx'
import css from './third-party.module.css'
import { ThirdPartyAddressField } from './third-party-address-field.tsx'
import { textsOf } from '../kit/texts.ts'

const useThirdPartyRegistrationText = textsOf('third-party-registration')

interface AddressProps {
  /** Of the request: what the fields start with. */
  readonly address: AddressEntries
  readonly addressType: AddressType
  readonly problems: ThirdPartyProblems
  readonly onChoose: (addressType: AddressType) => void
}
type ShownField = AddressField | 'streetSupplement'

const order: readonly ShownField[] = [
  ...(['houseNumber', 'streetName', 'streetSupplement', 'poBox', 'unit', 'unitNumber'] as const),
  ...(['apoFmoDpo', 'aeApAA', 'city', 'state', 'foreignState', 'foreignCountry', 'zipCode'] as const),
]
const alone: readonly ShownField[] = ['streetSupplement', 'poBox', 'city']

const applies = (field: ShownField, addressType: AddressType): boolean =>
  addressFields[addressType].includes(field === 'streetSupplement' ? 'streetName' : field)

/**
 * Section Address. Every field is always there and the chosen type decides which ones show, so that nothing is asked
 * twice when another type is tried.
 */
export function ThirdPartyRegistrationAddress({ address, addressType, problems, onChoose }: AddressProps) {
  const { address: text, problems: words } = useThirdPartyRegistrationText()
  const problemOf = (field: ShownField) => {
    const problem = field === 'streetSupplement' ? undefined : problems[field]
    return problem && words[problem]
  }
  return (
    <section className={css.section} aria-labelledby="address">
      <h2 id="address">{text.title}</h2>
      <div className={css.fields}>
        <RadioChoice
          name="addressType"
          legend={text.type}
          value={addressType}
          onChange={(chosen) => onChoose(addressTypes.find((type) => type === chosen) ?? addressType)}
          options={addressTypes.map((type) => ({ value: type, label: text.types[type] }))}
          long
        />
      </div>
      <div className={css.address}>
        {order.map((field) => (
          <div
            key={field}
            className={classes(alone.includes(field) && css.alone)}
            hidden={!applies(field, addressType)}
          >
            <ThirdPartyAddressField name={field} defaultValue={address[field]} problem={problemOf(field)} />
          </div>
        ))}
      </div>
    </section>
  )
}
