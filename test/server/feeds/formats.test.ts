import { expect, it } from 'vitest';
import { checkFile } from './feedXml';

const cian = (inside: string) => `<feed><feed_version>2</feed_version><object>
<ExternalId>C-1</ExternalId><Description>Светлая квартира.</Description><Address>Москва, Саянская улица, 14</Address>
<TotalArea>54,3</TotalArea><FloorNumber>7</FloorNumber><Building><FloorsCount>17</FloorsCount><MaterialType>gasSilicateBlock</MaterialType></Building>
<Photos><PhotoSchema><FullUrl>https://a.example/1.jpg</FullUrl></PhotoSchema><PhotoSchema><FullUrl>https://a.example/2.jpg</FullUrl><IsDefault>true</IsDefault></PhotoSchema></Photos>
${inside}</object></feed>`;

const avito = (inside: string) => `<Ads formatVersion="3" target="Avito.ru"><Ad>
<Id>A-1</Id><Description><![CDATA[<p>Светлая квартира.</p>]]></Description><Address>Москва, Саянская улица, 14</Address>
<Square>54.3</Square><Floor>7</Floor><Floors>17</Floors><Images><Image url="https://a.example/1.jpg"/><Image name="2.jpg"/></Images>
${inside}</Ad></Ads>`;

it('reads a rent of ЦИАН', async () => {
  const { format, offers } = await checkFile(
    cian(`<Category>flatRent</Category><FlatRoomsCount>9</FlatRoomsCount><IsApartments>true</IsApartments><BalconiesCount>1</BalconiesCount>
<CombinedWcsCount>1</CombinedWcsCount><WindowsViewType>yardAndStreet</WindowsViewType><HasWasher>true</HasWasher><PetsAllowed>true</PetsAllowed>
<BargainTerms><Price>80000</Price><Currency>rur</Currency><Deposit>40000</Deposit><ClientFee>50</ClientFee>
<UtilitiesTerms><IncludedInPrice>true</IncludedInPrice><FlowMetersNotIncludedInPrice>true</FlowMetersNotIncludedInPrice></UtilitiesTerms></BargainTerms>`),
  );
  expect(format).toBe('cian');
  expect(offers[0]?.kinds).toEqual([]);
  expect(offers[0]?.listing).toMatchObject({
    ...{ trade_type: 2, realty_type: 2, number_of_rooms: 'Студия', building_type: 4, balcony: true, bathroom: 2, deposit: 40_000 },
    ...{ commission: 40_000, communal_payment: 1, counters_payment: 2, courtyard_view: true, street_view: true, owner_type: 3 },
    ...{ rental_features: ['washing_machine'], rental_conditions: ['animals_allowed'] },
    photos: ['https://a.example/2.jpg', 'https://a.example/1.jpg'],
  });
});

it.each([
  ['roomSale', 'category'],
  ['flatShareSale', 'category'],
  ['officeRent', 'category'],
  ['dailyFlatRent', 'short_rent'],
])('refuses %s of ЦИАН', async (category, kind) => {
  const { offers } = await checkFile(cian(`<Category>${category}</Category><BargainTerms><Price>9850000</Price></BargainTerms>`));
  expect(offers[0]?.kinds).toContain(kind);
});

it('refuses what ЦИАН keeps hidden', async () => {
  const { offers } = await checkFile(
    cian(
      '<Category>newBuildingFlatSale</Category><FlatRoomsCount>6</FlatRoomsCount><IsInHiddenBase>true</IsInHiddenBase><BargainTerms><Price>9850000</Price></BargainTerms>',
    ),
  );
  expect(offers[0]?.kinds).toEqual(['hidden']);
});

it('reads a rent of Авито', async () => {
  const { format, offers } = await checkFile(
    avito(`<Category>Квартиры</Category><OperationType>Сдам</OperationType><LeaseType>На длительный срок</LeaseType><Price>80000</Price><Rooms>Студия</Rooms>
<Status>Апартаменты</Status><HouseType>Монолитно-кирпичный</HouseType><PropertyRights>Собственник</PropertyRights><ContactMethod>В сообщениях</ContactMethod>
<BalconyOrLoggia>Лоджия</BalconyOrLoggia><BathroomMulti><Option>Раздельный</Option></BathroomMulti><PassengerElevator>Нет</PassengerElevator>
<LeaseMultimedia><Option>Wi-Fi</Option></LeaseMultimedia><InHouse><Option>Мусоропровод</Option></InHouse><LeaseAdditionally><Option>Можно с детьми</Option></LeaseAdditionally>
<LeaseDeposit>1,5 месяца</LeaseDeposit><LeaseCommissionSize>50</LeaseCommissionSize><UtilityMeters>Оплачивается арендатором</UtilityMeters>
<OtherUtilities>Оплачивается собственником</OtherUtilities><DateBegin>2026-11-01</DateBegin><DateEnd>2026-11-26</DateEnd>`),
  );
  expect(format).toBe('avito');
  expect(offers[0]).toMatchObject({ kinds: [], warnings: expect.arrayContaining(['photo_address', 'html_removed']) });
  expect(offers[0]?.listing).toMatchObject({
    ...{ trade_type: 2, realty_type: 2, number_of_rooms: 'Студия', building_type: 5, balcony: false, loggia: true, elevator: false },
    ...{ bathroom: 1, furniture: null, owner_type: 1, communication_method: 2, deposit: 120_000, commission: 40_000 },
    ...{ counters_payment: 2, communal_payment: 1, rental_features: ['internet', 'garbage_chute'], rental_conditions: ['kids_allowed'] },
    photos: ['https://a.example/1.jpg'],
  });
});

it.each([
  ['<Category>Комнаты</Category>', 'category'],
  ['<Category>Квартиры</Category><LeaseType>Посуточно</LeaseType>', 'short_rent'],
  ['<Category>Квартиры</Category><DateEnd>2026-11-25</DateEnd>', 'expired'],
  ['<Category>Квартиры</Category><DateBegin>2026-12-01</DateBegin>', 'expired'],
  ['<Category>Квартиры</Category><Rooms>Своб. планировка</Rooms>', 'rooms_unknown'],
])('refuses %s of Авито', async (inside, kind) => {
  const { offers } = await checkFile(avito(`${inside}<OperationType>Сдам</OperationType><Price>80000</Price>`));
  expect(offers[0]?.kinds).toContain(kind);
});
