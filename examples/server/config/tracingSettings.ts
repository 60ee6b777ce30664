import { SettingError } from './settingError';

const endpoints = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] as const;
const protocols = ['OTEL_EXPORTER_OTLP_PROTOCOL', 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL'] as const;
const plainSamplers = ['always_on', 'always_off', 'parentbased_always_on', 'parentbased_always_off'];
const ratioSamplers = ['traceidratio', 'parentbased_traceidratio'];

/**
 * Returns whether traces are sent: where a collector is named, unless they are turned off. The library reads the variables itself, but takes
 * defaults in place of mistakes.
 */
export function readTracing(env: Readonly<Record<string, string | undefined>>): boolean {
  const given = endpoints.filter((name) => env[name]);
  if (given.length === 0 || env['OTEL_SDK_DISABLED']?.toLowerCase() === 'true' || env['OTEL_TRACES_EXPORTER'] === 'none') return false;
  for (const name of given) {
    const url = URL.canParse(env[name] ?? '') ? new URL(env[name] ?? '') : null;
    if (!url || !/^https?:$/.test(url.protocol)) throw new SettingError(`${name} must be an address such as http://localhost:4318`);
  }
  for (const name of protocols) {
    if (env[name] && env[name] !== 'http/json')
      throw new SettingError(`${name} must be http/json, which every collector takes on its port 4318`);
  }
  const { OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: ratio } = env;
  if (sampler && ![...plainSamplers, ...ratioSamplers].includes(sampler)) {
    throw new SettingError(`OTEL_TRACES_SAMPLER must be one of ${[...plainSamplers, ...ratioSamplers].join(', ')}`);
  }
  if (sampler && ratioSamplers.includes(sampler) && !(ratio && Number(ratio) >= 0 && Number(ratio) <= 1)) {
    throw new SettingError(`OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1 with OTEL_TRACES_SAMPLER=${sampler}`);
  }
  return true;
}
