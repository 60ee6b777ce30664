import type {
  BathroomType,
  BuildingType,
  CommunicationMethod,
  OwnerType,
  RealtyType,
  RentalFeature,
  RepairType,
  TradeType,
} from '../../../src/domain/enumerations';
import type { Payer, RentalCondition } from '../../../src/domain/listing/form/rentalOptions';
import type { FeedNote } from './feedNote';

export const feedFormats = ['yrl', 'cian', 'avito'] as const;
/** Яндекс Недвижимость, ЦИАН version 2, Авито format 3. */
export type FeedFormat = (typeof feedFormats)[number];

/**
 * An offer of a feed in the words of this product, whichever format it came in: the port of the readers of the formats. Numbers are as written,
 * because what is a wrong one is the same for all formats. Null or empty: not given.
 */
export interface FeedOffer {
  /** The id that the agency gives it. */
  readonly id: string;
  /** Line of the file in which it begins. */
  readonly line: number;
  /** What the format itself says against it, and words that were not understood. */
  readonly notes: readonly FeedNote[];
  readonly tradeType: TradeType | null;
  readonly realtyType: RealtyType;
  readonly address: FeedAddress;
  readonly yearBuilt: string;
  readonly buildingType: BuildingType | null;
  readonly rooms: { readonly text: string; readonly isStudio: boolean };
  readonly area: { readonly value: string; readonly unit: string };
  readonly hasBalcony: boolean;
  readonly hasLoggia: boolean;
  readonly hasElevator: boolean;
  readonly floor: string;
  readonly floors: string;
  /** In the order shown, plans last; as written. */
  readonly photos: readonly string[];
  readonly repairType: RepairType | null;
  readonly isFurnished: boolean | null;
  readonly bathroomType: BathroomType | null;
  readonly hasCourtyardView: boolean;
  readonly hasStreetView: boolean;
  /** With whatever markup it has. */
  readonly description: string;
  readonly price: FeedPrice;
  readonly features: readonly RentalFeature[];
  readonly conditions: readonly RentalCondition[];
  readonly countersPayer: Payer | null;
  readonly communalPayer: Payer | null;
  readonly deposit: FeedDeposit;
  /** Per cent of the price, or roubles where no per cent can be meant. */
  readonly commission: string;
  readonly ownerType: OwnerType;
  readonly communicationMethod: CommunicationMethod;
  /** Of the agent, as written; no part of the listing. */
  readonly phone: string;
}

export interface FeedAddress {
  /** Region and towns that are named apart from the rest. */
  readonly regions: readonly string[];
  readonly localities: readonly string[];
  readonly text: string;
  readonly latitude: string;
  readonly longitude: string;
}

export interface FeedPrice {
  readonly value: string;
  readonly currency: string;
  /** 'кв. м', 'год': anything but the whole flat, and of a rent a month, is refused. */
  readonly isForPart: boolean;
}

export interface FeedDeposit {
  /** Roubles, '2 месяца', 'без залога', 'нет' or 'да'. */
  readonly text: string;
  /** Per cent of the price, or roubles where no per cent can be meant. */
  readonly share: string;
}
