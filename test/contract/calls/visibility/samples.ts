import { sixDecimals } from '../../../../src/domain/map/geo';
import type { MarkedListing } from './markedListings';

export interface Sample {
  readonly path: string;
  readonly body?: object;
  /** Sent without a token: it would end the session. */
  readonly isAnonymous?: true;
}

export const sale = 'trade_type=Продажа&realty_type=Квартира';
/** The part of an address that finds this listing alone. */
export const only = ({ price }: MarkedListing) => `${sale}&price_min=${price}&price_max=${price}`;
const text = 'Фотографии сделаны в другой квартире, а цена указана за другую площадь.';

/** How each call is made about a listing. A call that is not here fails a test of `visibilityCalls`. */
export const samples: Readonly<Record<string, (listing: MarkedListing) => readonly Sample[]>> = {
  'GET /realty/': (listing) => [
    { path: `/realty/?${only(listing)}` },
    { path: `/realty/?${sale}&page_size=100&similar_to=${listing.id}` },
    { path: `/realty/?${sale}&price_min=41234000&price_max=41235000` },
  ],
  'GET /realty/count/': (listing) => [{ path: `/realty/count/?${only(listing)}` }],
  'GET /realty/latest/': () => [{ path: '/realty/latest/?trade_type=Продажа&page_size=100' }],
  'GET /realty/by-ids/': ({ id }) => [{ path: `/realty/by-ids/?ids=${id}` }],
  'GET /realty/{id}/': ({ id }) => [{ path: `/realty/${id}/` }],
  'GET /realty/{id}/owner/': ({ id }) => [{ path: `/realty/${id}/owner/` }],
  'GET /realty/{id}/price/': ({ id }) => [{ path: `/realty/${id}/price/` }],
  'POST /complaints/': ({ id }) => [{ path: '/complaints/', body: { realty_id: id, description: text } }],
  'POST /realty-addresses/map-points/': (listing) => [{ path: `/realty-addresses/map-points/?${only(listing)}`, body: boxAround(listing) }],
  'GET /realty-addresses/map-points/': (listing) => [
    { path: `/realty-addresses/map-points/?${only(listing)}&${inQuery(boxAround(listing))}` },
  ],
  'POST /realty-addresses/map-point-realty/': ({ address: { latitude, longitude } }) => [
    { path: `/realty-addresses/map-point-realty/?${sale}`, body: { latitude, longitude } },
  ],
  'GET /realty-addresses/nearest-metro/': ({ address: { latitude, longitude } }) => [
    { path: `/realty-addresses/nearest-metro/?latitude=${latitude}&longitude=${longitude}` },
  ],
  'GET /realty-addresses/similar-prices/': ({ address: { latitude, longitude } }) => [
    {
      path: `/realty-addresses/similar-prices/?${sale}&room_count=2&area=54&latitude=${latitude}&longitude=${longitude}`,
    },
  ],
  'GET /chats/': () => [{ path: '/chats/?page_size=100' }, { path: '/chats/?page_size=100&search=Секретная' }],
  'GET /chats/found-messages/': () => [{ path: '/chats/found-messages/?search=Секретная' }, { path: '/chats/found-messages/?search=до' }],
  'POST /chats/show-chat/': ({ id }) => [{ path: '/chats/show-chat/', body: { realty_id: id } }],
  // Refused before anything is written: who is no partner stays none.
  'POST /chats/send-message/': ({ id }) => [{ path: '/chats/send-message/', body: { realty_id: id, message: ' ' } }],
  'POST /chats/block/': () => [{ path: '/chats/block/', body: {} }],
  'POST /chats/unblock/': () => [{ path: '/chats/unblock/', body: {} }],
  'POST /chats/delete-chats/': () => [{ path: '/chats/delete-chats/', body: {} }],
  'GET /users/personal-account/': () => [{ path: '/users/personal-account/' }],
  'PATCH /users/profile/': () => [{ path: '/users/profile/', body: {} }],
  'GET /users/letters/': () => [{ path: '/users/letters/' }],
  'PATCH /users/letters/': () => [{ path: '/users/letters/', body: {} }],
  'POST /users/letters/stop/': () => [{ path: '/users/letters/stop/?token=none', body: {} }],
  'GET /users/data/': () => [{ path: '/users/data/' }],
  'GET /notifications/': () => [{ path: '/notifications/?page_size=100' }],
  'POST /notifications/multiple-del/': () => [{ path: '/notifications/multiple-del/', body: {} }],
  'PATCH /notifications/not-new/': () => [{ path: '/notifications/not-new/', body: {} }],
  'GET /events/': () => [{ path: '/events/' }, { path: '/events/?after=0' }],
  'DELETE /users/dev/delete/{id}/': () => [{ path: '/users/dev/delete/0/' }],
  'GET /users/email/': () => [{ path: '/users/email/' }],
  'DELETE /users/email/': () => [{ path: '/users/email/', isAnonymous: true }],
  'PUT /users/email/': () => [{ path: '/users/email/', body: {} }],
  'PATCH /users/email/': () => [{ path: '/users/email/', body: {} }],
  'POST /users/email/': () => [{ path: '/users/email/', body: {} }],
  'POST /users/email/confirm/': () => [{ path: '/users/email/confirm/', body: {} }],
  'POST /users/email/send/': () => [{ path: '/users/email/send/', body: {}, isAnonymous: true }],
  'PUT /users/password/': () => [{ path: '/users/password/', body: {} }],
  'PATCH /users/password/': () => [{ path: '/users/password/', body: {} }],
  'POST /users/password/': () => [{ path: '/users/password/', body: {} }],
  'POST /users/password/forgot/': () => [{ path: '/users/password/forgot/', body: {} }],
  'POST /users/password/reset/': () => [{ path: '/users/password/reset/', body: {} }],
  'POST /users/password/reset/check/': () => [{ path: '/users/password/reset/check/', body: {} }],
  'GET /users/second-factor/': () => [{ path: '/users/second-factor/' }],
  'POST /users/second-factor/': () => [{ path: '/users/second-factor/', body: {} }],
  'POST /users/second-factor/confirm/': () => [{ path: '/users/second-factor/confirm/', body: {} }],
  'POST /users/second-factor/off/': () => [{ path: '/users/second-factor/off/', body: {} }],
  'GET /users/phone/': () => [{ path: '/users/phone/' }],
  'POST /users/phone/code/': () => [{ path: '/users/phone/code/', body: {} }],
  'POST /users/phone/confirm/': () => [{ path: '/users/phone/confirm/', body: {} }],
  'GET /users/sessions/': () => [{ path: '/users/sessions/' }],
  'DELETE /users/sessions/': () => [{ path: '/users/sessions/', isAnonymous: true }],
  'DELETE /users/sessions/{id}/': () => [{ path: '/users/sessions/0/' }],
  'GET /moderation/realty/': () => [
    { path: '/moderation/realty/?page_size=100' },
    { path: '/moderation/realty/?ordering=suspicious&page_size=100' },
  ],
  'POST /moderation/realty/next/': () => [{ path: '/moderation/realty/next/', body: {} }],
  'GET /moderation/realty/{id}/': ({ id }) => [{ path: `/moderation/realty/${id}/` }],
  'POST /moderation/realty/{id}/hold/': ({ id }) => [{ path: `/moderation/realty/${id}/hold/`, body: {} }],
  'POST /moderation/realty/{id}/postpone/': ({ id }) => [{ path: `/moderation/realty/${id}/postpone/`, body: {} }],
  'GET /moderation/decisions/': () => [
    { path: '/moderation/decisions/?page_size=100' },
    { path: '/moderation/decisions/?own=true&page_size=100' },
  ],
  'GET /moderation/complaints/': () => [
    { path: '/moderation/complaints/?page_size=100' },
    { path: '/moderation/complaints/?resolved=true&page_size=100' },
  ],
  'GET /moderation/complaints/{id}/': ({ id }) => [{ path: `/moderation/complaints/${id}/` }],
  'POST /moderation/realty/{id}/complaints/confirm/': ({ id }) => [{ path: `/moderation/realty/${id}/complaints/confirm/`, body: {} }],
  'POST /moderation/realty/{id}/complaints/dismiss/': ({ id }) => [{ path: `/moderation/realty/${id}/complaints/dismiss/`, body: {} }],
  // Bodies that are refused and paths that name nothing: the listings stay as they are.
  'POST /realty/sale/': () => [{ path: '/realty/sale/', body: {} }],
  'POST /realty/rent/': () => [{ path: '/realty/rent/', body: {} }],
  'PATCH /realty/sale/{id}/': ({ id }) => [{ path: `/realty/sale/${id}/`, body: { price: 1 } }],
  'PATCH /realty/rent/{id}/': ({ id }) => [{ path: `/realty/rent/${id}/`, body: { price: 1 } }],
  'PUT /realty/{id}/status/': ({ id }) => [{ path: `/realty/${id}/status/`, body: { realty_status: 99 } }],
  'PATCH /realty/{id}/status/': ({ id }) => [{ path: `/realty/${id}/status/`, body: { realty_status: 99 } }],
  'DELETE /realty/{id}/delete/': ({ id }) => [{ path: `/realty/0${id}/delete/` }],
  'DELETE /realty/photos/{id}/': ({ id }) => [{ path: `/realty/photos/0${id}/` }],
  'GET /realty/my-realty/': () => [{ path: '/realty/my-realty/?page_size=100' }],
  'POST /moderation/realty/{id}/approve/': ({ id }) => [{ path: `/moderation/realty/${id}/approve/`, body: {} }],
  'POST /moderation/realty/{id}/reject/': ({ id }) => [{ path: `/moderation/realty/${id}/reject/`, body: {} }],
  'GET /moderation/chat-complaints/': () => [
    { path: '/moderation/chat-complaints/?page_size=100' },
    { path: '/moderation/chat-complaints/?resolved=true&page_size=100' },
  ],
  'GET /moderation/chat-complaints/{id}/': () => [{ path: '/moderation/chat-complaints/1/' }],
  'POST /moderation/chat-complaints/{id}/confirm/': () => [{ path: '/moderation/chat-complaints/0/confirm/', body: {} }],
  'POST /moderation/chat-complaints/{id}/dismiss/': () => [{ path: '/moderation/chat-complaints/0/dismiss/', body: {} }],
  'POST /chats/complaints/': () => [{ path: '/chats/complaints/', body: {} }],
  'GET /moderation/spam/': () => [{ path: '/moderation/spam/?page_size=100' }],
  'POST /moderation/spam/{id}/dismiss/': () => [{ path: '/moderation/spam/0/dismiss/', body: {} }],
  'POST /moderation/users/{id}/block/': () => [{ path: '/moderation/users/0/block/', body: {} }],
  'DELETE /moderation/users/{id}/block/': () => [{ path: '/moderation/users/0/block/' }],
  'POST /suggestions/api/4_1/rs/suggest/address': ({ address }) => [
    { path: '/suggestions/api/4_1/rs/suggest/address', body: { query: address.label } },
  ],
  'POST /suggestions/api/4_1/rs/geolocate/address': ({ address: { latitude, longitude } }) => [
    { path: '/suggestions/api/4_1/rs/geolocate/address', body: { lat: latitude, lon: longitude } },
  ],
  'GET /realty-addresses/metro/': () => [{ path: '/realty-addresses/metro/?station_name=Сокол' }],
  'GET /reference-data/': () => [{ path: '/reference-data/' }],
  'GET /questions/sections/': () => [{ path: '/questions/sections/?type=FAQ' }],
  'GET /questions/sections/{id}': ({ id }) => [{ path: `/questions/sections/${id}` }],
  'GET /users/profile/': () => [{ path: '/users/profile/' }],
  'POST /users/dev/': () => [{ path: '/users/dev/', body: {} }],
  'POST /token-auth/': () => [{ path: '/token-auth/', body: {}, isAnonymous: true }],
  'POST /token-auth/logout/': () => [{ path: '/token-auth/logout/', body: {}, isAnonymous: true }],
};

function boxAround({ address: { latitude, longitude } }: MarkedListing) {
  const half = 0.00002;
  return {
    top_left_latitude: sixDecimals(latitude + half),
    top_left_longitude: sixDecimals(longitude - half),
    bottom_right_latitude: sixDecimals(latitude - half),
    bottom_right_longitude: sixDecimals(longitude + half),
  };
}

const inQuery = (fields: object) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
