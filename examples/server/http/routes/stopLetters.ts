import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { profileEndpoints } from '../../../../src/api/profile';
import type { Accounts } from '../../accounts/accounts';
import { deadStopPage, questionPage, stoppedPage } from '../../mail/stopPage';
import { documented } from '../openapi';
import { notFound } from '../problems';
import { valuesOf } from '../queryOf';

/** The link stays out of the addresses that other pages see. */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** The end of letters by the link in each of them: a page for people, one call for mail programs (RFC 8058). Nobody signs in for it. */
export async function stopLetters(app: FastifyInstance, { accounts }: { readonly accounts: Accounts }): Promise<void> {
  const url = profileEndpoints.stopLetters;
  const tokenOf = (request: FastifyRequest) => {
    const { token } = valuesOf(request);
    return typeof token === 'string' ? token : '';
  };
  const show = (reply: FastifyReply, page: string, status = 200) =>
    reply.code(status).headers(headers).type('text/html; charset=utf-8').send(page);
  // Forms of any kind: everything is said in the address.
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => done(null, undefined));

  app.route({
    method: 'GET',
    url,
    schema: { hide: true },
    exposeHeadRoute: false,
    async handler(request, reply) {
      const stop = await accounts.profiles.stops.read(tokenOf(request));
      return stop ? show(reply, questionPage(stop.topic)) : show(reply, deadStopPage(), 404);
    },
  });

  app.route({
    method: 'POST',
    url,
    schema: documented.stopLetters,
    bodyLimit: 4096,
    async handler(request, reply) {
      const stop = await accounts.profiles.stops.read(tokenOf(request));
      const isPage = request.headers.accept?.includes('text/html') ?? false;
      if (!stop) return isPage ? show(reply, deadStopPage(), 404) : reply.code(404).send(notFound);
      await accounts.profiles.setLetters(stop.userId, { [stop.topic]: false });
      return isPage ? show(reply, stoppedPage(stop.topic)) : reply.code(204).send();
    },
  });
}
