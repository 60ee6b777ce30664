import type {
  BathroomType,
  BuildingType,
  CommunicationMethod,
  OwnerType,
  RealtyType,
  RentalFeature,
  RepairType,
  Rooms,
  TradeType,
} from '../../enumerations';
import type { Payer, RentalCondition } from '../listingDetails';

/** The address that an owner has chosen. Without house number and coordinates it is not complete. */
export interface FormAddress {
  readonly street: string;
  readonly houseNumber: string;
  readonly corpus: string | null;
  readonly building: string | null;
  readonly district: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** The register of houses does not have it: an owner has typed it and placed it on the map. A server decides this by its own register. */
  readonly isByHand?: boolean;
}

/** Everything that the form of a listing asks (§3). Null: not answered. Money is whole roubles, area is m². */
export interface ListingForm {
  readonly tradeType: TradeType;
  readonly realtyType: RealtyType | null;
  readonly address: FormAddress | null;
  readonly yearBuilt: number | null;
  readonly buildingType: BuildingType | null;
  readonly rooms: Rooms | null;
  readonly area: number | null;
  readonly hasBalcony: boolean;
  readonly hasLoggia: boolean;
  readonly hasElevator: boolean;
  readonly floor: number | null;
  readonly floors: number | null;
  /** In the order shown; what an entry is depends on who asks. */
  readonly photos: readonly unknown[];
  readonly repairType: RepairType | null;
  readonly isFurnished: boolean | null;
  readonly bathroomType: BathroomType | null;
  readonly hasCourtyardView: boolean;
  readonly hasStreetView: boolean;
  readonly description: string;
  readonly price: number | null;
  readonly commission: number | null;
  /** Of a rent; of a sale they do not count. */
  readonly countersPayer: Payer | null;
  readonly communalPayer: Payer | null;
  readonly deposit: number | null;
  readonly features: readonly RentalFeature[];
  readonly conditions: readonly RentalCondition[];
  readonly ownerType: OwnerType | null;
  readonly communicationMethod: CommunicationMethod | null;
}
/** A field of {@link ListingForm}. */
export type ListingFormField = keyof ListingForm;
