import { successAnswer } from '@ori/contracts/accounts';
import { policyReport } from '@ori/contracts/site';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { POLICY_REPORTS } from '../../http/security-headers.ts';
import { RATES } from '../../http/rates.ts';
import { lineOfReport } from './policy-report.ts';
import type { SiteService } from './site.service.ts';

const BYTES_MAX = 16 * 1024;
const DONE = { success: true as const };

interface Deps {
  readonly service: Pick<SiteService, 'recordLogs'>;
  readonly now: () => Date;
}

/**
 * `POST /api/policy-reports`: what browsers refused by the content policy, kept with their warnings.
 * Browsers send it by themselves, without a forgery token and in a type of its own; to be mounted at the root.
 */
export function policyReportRoutes({ service, now }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string', bodyLimit: BYTES_MAX },
      app.getDefaultJsonParser('error', 'error'),
    );
    app.post(
      POLICY_REPORTS,
      {
        bodyLimit: BYTES_MAX,
        config: {
          operation: 'site.policyReport',
          rateLimit: RATES.logs,
          provesItself: true,
          viewer: false,
          csrfCookie: false,
        },
        schema: { body: policyReport, response: { 200: successAnswer } },
      },
      async ({ body }) => {
        const line = lineOfReport(body);
        const at = now().toISOString();
        if (line !== null) await service.recordLogs({ entries: [{ level: 'warn', at, ...line }] });
        return DONE;
      },
    );
  };
}
